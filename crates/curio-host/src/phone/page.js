'use strict';
(function () {
  var $ = function (id) { return document.getElementById(id); };
  var root = document.documentElement;
  // What the page says, in the language that the table was asked for.
  var texts = {{texts}};
  // Whether the table has the page that opens links.
  var hasSite = {{has-site}};
  function fill(text, parts) { return text.replace(/\{(\d)\}/g, function (all, at) { return parts[at]; }); }

  // The key of the invitation, and the token of this phone once it has one: `#key.token`.
  var link = location.hash.slice(1).split('.');
  var key = link[0] || '', token = link[1] || '';
  var people = null, position = null, picked = null, sending = false;
  var stream = null, heard = 0, wantsToSit = false, refusal = '';

  // Some browsers keep nothing in private windows. What a tab keeps comes first: two tabs may
  // be two guests.
  function recall(name) {
    try { return sessionStorage.getItem('curio ' + name) || localStorage.getItem('curio ' + name) || ''; } catch (e) { return ''; }
  }
  function keep(name, value) {
    try {
      sessionStorage.setItem('curio ' + name, value);
      localStorage.setItem('curio ' + name, value);
    } catch (e) { /* Then not. */ }
  }

  if (token) { known(token); } else if (key) { token = recall('token ' + key); }
  $('name').value = recall('name');
  $('twice').checked = recall('twice') !== 'no';

  function known(as) {
    token = as;
    keep('token ' + key, as);
    // An address that is passed on should invite, and not give the seat away.
    var isKept = !as || recall('token ' + key) === as;
    if (key) { history.replaceState(null, '', '#' + key + (isKept ? '' : '.' + as)); }
  }

  function say(text) { $('said').textContent = text; }
  function show(id, is) { $(id).hidden = !is; }

  // --- Asking the table --------------------------------------------------------

  function ask(what, done, refused) {
    var tries = 0;
    function once() {
      var timer, stop = window.AbortController ? new AbortController() : null;
      if (stop) { timer = setTimeout(function () { stop.abort(); }, 12000); }
      fetch('ask?lang=' + root.lang, {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(what),
        credentials: 'omit', signal: stop ? stop.signal : undefined
      }).then(function (answer) {
        return answer.json().then(function (said) {
          clearTimeout(timer);
          if (answer.ok) { say(''); done(said); return; }
          if (said.stranger) { known(''); connect(); }
          say(said.refused);
          if (refused) { refused(said); }
        });
      }).catch(function () {
        clearTimeout(timer);
        // Nothing is done twice: a move says after how many others it comes.
        if (++tries < 6) { say(texts.tryingAgain); setTimeout(once, 500 * tries); return; }
        say(texts.noConnection);
        if (refused) { refused({}); }
      });
    }
    once();
  }

  function join(name, done) {
    ask({ 'do': 'join', key: name ? key : '', name: name }, function (said) {
      known(said.token);
      connect();
      if (done) { done(); }
    });
  }

  function sit() { ask({ 'do': 'sit', token: token }, function () {}); }

  // --- Being shown the table ---------------------------------------------------

  function connect() {
    if (stream) { stream.close(); }
    heard = Date.now();
    var mine = stream = new EventSource('events?lang=' + root.lang + '&from=' + ($('from').value || 0) + '&token=' + encodeURIComponent(token));
    function on(name, act) {
      mine.addEventListener(name, function (event) {
        if (mine !== stream) { return; }
        heard = Date.now();
        root.classList.remove('lost');
        refusal = '';
        act(JSON.parse(event.data));
      });
    }
    on('here', function () {});
    on('position', function (sent) { position = sent; pick(null); drawBoard(); draw(); });
    on('people', function (sent) {
      if (sent.lost && !(people && people.lost)) { say(texts.lostSeat); }
      people = sent;
      if (wantsToSit && token) { wantsToSit = false; if (people.seat === null && !people.place) { sit(); } }
      draw();
    });
    on('refused', function (said) {
      if (said.stranger) { known(''); connect(); return; }
      refusal = said.refused;
      $('state').textContent = refusal;
    });
    mine.onerror = function () {
      if (mine === stream) { root.classList.add('lost'); draw(); }
    };
  }

  // A phone that wakes up may have lost its connection without knowing.
  function look() {
    if (document.hidden) { return; }
    if (stream.readyState === 2 || Date.now() - heard > 40000) { connect(); }
  }
  setInterval(look, 5000);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  setInterval(function () {
    if (!people) { return; }
    var runs = false;
    people.seats.forEach(function (seat) { if (seat.seconds > 0) { seat.seconds -= 1; runs = true; } });
    if (runs) { drawSeats(); }
  }, 1000);

  // --- Staying awake -----------------------------------------------------------

  // While somebody plays, the screen stays on where the browser allows it: over https. It
  // forgets that whenever the page is hidden.
  var lock = null, wantsAwake = false;
  function stayAwake(is) { wantsAwake = is; holdAwake(); }
  function holdAwake() {
    if (!navigator.wakeLock) { return; }
    if (!wantsAwake) {
      if (lock) { lock.release(); lock = null; }
      return;
    }
    if (lock || document.hidden) { return; }
    lock = { release: function () {} };
    navigator.wakeLock.request('screen').then(function (held) {
      lock = held;
      held.addEventListener('release', function () { if (lock === held) { lock = null; } });
      if (!wantsAwake) { holdAwake(); }
    }, function () { lock = null; });
  }
  document.addEventListener('visibilitychange', holdAwake);

  // --- Choosing a move ---------------------------------------------------------

  function mayPlay() { return !!position && !!people && people.seat !== null && position.turn === people.seat; }
  function mayPredict() { return !!position && !!people && people.seat === null && position.turn !== null; }
  function title(element) {
    var own = [].filter.call(element.children, function (child) { return child.tagName === 'title'; })[0];
    return own ? own.textContent : element.textContent;
  }

  function pick(element) {
    [].forEach.call(document.querySelectorAll('#board .picked'), function (old) { old.classList.remove('picked'); });
    picked = element;
    if (element) { element.classList.add('picked'); }
    drawChoice();
  }

  function send() {
    if (!picked || sending) { return; }
    var chosen = picked, mv = chosen.getAttribute('data-move');
    if (mayPlay()) {
      sending = true;
      drawChoice();
      ask({ 'do': 'play', token: token, ply: position.ply, move: mv },
        function () { sending = false; pick(null); },
        function () { sending = false; drawChoice(); });
    } else if (mayPredict()) {
      var ply = position.ply, tell = function () {
        ask({ 'do': 'predict', token: token, ply: ply, move: mv }, function () { pick(null); });
      };
      if (token) { tell(); } else { join('', tell); }
    }
  }

  function choose(element) {
    if (sending) { return; }
    var again = element === picked;
    pick(element);
    if (again || !$('twice').checked) { send(); }
  }

  // The move with this text, from a list of moves.
  function chooseText(mv) {
    var all = [].slice.call(document.querySelectorAll('#board [data-move]'));
    var element = all.filter(function (one) { return one.getAttribute('data-move') === mv; })[0];
    if (!element) { return; }
    open(element.closest('[data-from]'));
    choose(element);
  }

  // How far a touch is from a move: from its line, or from its disc.
  function distance(element, x, y) {
    var line = element.querySelector('path'), box = element.getBoundingClientRect(), least = Infinity;
    if (!line || !element.classList.contains('curio-shape')) {
      var radius = Math.min(box.width, box.height) / 2;
      var away = Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2);
      return Math.max(0, away - radius);
    }
    var length = line.getTotalLength(), matrix = line.getScreenCTM(), steps = 24;
    for (var step = 0; step <= steps; step += 1) {
      var at = line.getPointAtLength(length * step / steps).matrixTransform(matrix);
      least = Math.min(least, Math.hypot(x - at.x, y - at.y));
    }
    return least;
  }

  // The moves at a touch, the nearest first.
  function near(x, y, reach) {
    return [].slice.call(document.querySelectorAll('#board .open > [data-move]')).map(function (element) {
      return [distance(element, x, y), element];
    }).filter(function (one) { return one[0] <= reach; }).sort(function (a, b) {
      return a[0] - b[0];
    }).map(function (one) { return one[1]; });
  }

  $('board').addEventListener('click', function (event) {
    var target = event.target;
    if (!target.closest) { return; }
    var meme = target.closest('[data-meme]');
    if (meme) { chooseText(meme.getAttribute('data-meme')); return; }
    var move = target.closest('[data-move]'), from = target.closest('[data-from]');
    // A line is thinner than a finger, and several moves may share a part of it: each touch
    // leads to the next of them. In the middle of another place, that is meant.
    var isElsewhere = !!from && !from.classList.contains('open');
    var found = near(event.clientX, event.clientY, move ? 5 : isElsewhere ? 10 : 20);
    if (move && found.indexOf(move) < 0) { found.unshift(move); }
    if (found.length) {
      choose(found.length > 1 ? found[(found.indexOf(picked) + 1) % found.length] : found[0]);
      return;
    }
    open(from);
    pick(null);
  });
  $('board').addEventListener('keydown', function (event) {
    if (event.key !== 'Enter' && event.key !== ' ') { return; }
    event.preventDefault();
    event.target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });

  // Places where moves begin have rings, unless nearly all of the board had one.
  function mark(is, count) { $('board').classList[is && count <= 30 ? 'add' : 'remove']('marked'); }

  // Shows where the moves end that begin at one place.
  function open(group) {
    var all = document.querySelectorAll('#board [data-from]');
    mark(!group, all.length);
    [].forEach.call(all, function (one) {
      one.classList[one === group || all.length === 1 ? 'add' : 'remove']('open');
    });
  }

  $('play').addEventListener('click', send);
  $('drop').addEventListener('click', function () { pick(null); });
  $('list').addEventListener('toggle', drawMoves);
  $('moves').addEventListener('click', function (event) {
    var element = event.target.element;
    if (!element) { return; }
    open(element.closest('[data-from]'));
    choose(element);
  });

  // --- Drawing -----------------------------------------------------------------

  function drawBoard() {
    // The drawing comes from the program and holds nothing that a guest has written.
    $('board').innerHTML = position.svg;
    mark(true, document.querySelectorAll('#board [data-from]').length);
    var box = $('board').querySelector('svg').viewBox.baseVal;
    $('board').classList[box.height > 1.4 * box.width ? 'add' : 'remove']('tall');
    drawMoves();
  }

  function drawMoves() {
    var moves = document.querySelectorAll('#board [data-move]'), list = $('moves');
    show('list', moves.length > 0);
    list.textContent = '';
    if (!$('list').open) { return; }
    [].forEach.call(moves, function (element) {
      var button = document.createElement('button');
      button.type = 'button';
      button.textContent = title(element);
      button.element = element;
      list.appendChild(button);
    });
  }

  function drawSeats() {
    var list = $('seats');
    list.textContent = '';
    people.seats.forEach(function (seat, number) {
      var item = document.createElement('li'), colour = document.createElement('b');
      item.className = seat.key + (position && position.turn === number ? ' turn' : '') + (seat.away ? ' away' : '');
      colour.textContent = seat.colour;
      item.appendChild(colour);
      var text = ' ' + (number === people.seat ? texts.you : seat.free ? texts.free : seat.name);
      if (seat.away) { text += seat.seconds > 0 ? fill(texts.awaySeconds, [seat.seconds]) : texts.away; }
      item.appendChild(document.createTextNode(text));
      list.appendChild(item);
    });
  }

  function state() {
    if (refusal) { return refusal; }
    if (root.classList.contains('lost')) { return texts.reconnecting; }
    if (!position) { return texts.waiting; }
    if (mayPlay()) { return texts.yourTurn; }
    if (position.over) { return result(); }
    var seat = position.turn === null ? null : people.seats[position.turn];
    if (!seat) { return position.state; }
    return fill(texts.toMove, [seat.colour + (seat.name ? ' (' + seat.name + ')' : '')]);
  }

  function hasWon() { return people.seat !== null && position.winners.indexOf(people.seat) >= 0; }
  function result() {
    if (!position.winners.length) { return texts.drawn; }
    if (people.seat === null) { return texts.over; }
    return hasWon() ? texts.youWon : texts.youLost;
  }

  // Who comes now finds free seats, or a queue.
  function seatsLeft(free) {
    if (position && position.over) { return texts.joinsOver; }
    return free ? fill(texts.freeSeats, [free]) : texts.noFreeSeat;
  }

  function draw() {
    if (!people) { return; }
    var seated = people.seat !== null, over = !!position && position.over;
    var free = people.seats.filter(function (seat) { return seat.free; }).length;
    show('welcome', !!key && !people.name && !root.classList.contains('watching'));
    var isWelcome = !$('welcome').hidden;
    $('free').textContent = people.seats.length ? seatsLeft(free) : '';
    show('table', !isWelcome);
    root.classList[isWelcome ? 'remove' : 'add']('at-table');
    root.classList[over && hasWon() ? 'add' : 'remove']('won');
    $('game').textContent = people.game || 'Curio';
    root.classList[mayPlay() && !root.classList.contains('lost') ? 'add' : 'remove']('mine');
    $('state').textContent = isWelcome && !refusal && !root.classList.contains('lost') ? '' : state();
    document.title = (mayPlay() ? texts.yourTurn + ' · ' : '') + (people.game || 'Curio');
    $('last').textContent = position ? position.last : '';
    $('lead').textContent = position ? position.lead : '';
    drawSeats();
    show('sit', !seated && !people.place && !!key);
    $('sit').textContent = free ? texts.sit : texts.wait;
    show('leave', seated || !!people.place);
    $('leave').textContent = seated ? texts.leave : texts.leaveQueue;
    show('resign', seated && mayPlay());
    show('again', seated && over);
    show('take', over && hasSite && !!position.link);
    if (over && position.link) { $('take').href = 'play/#' + position.link; }
    show('side', !seated);
    drawSides();
    stayAwake(seated && !over);
    drawCrowd();
    drawChoice();
  }

  // The next game may have as many sides, of other colours.
  function drawSides() {
    var from = $('from'), names = people.seats.map(function (seat) { return seat.colour; });
    var shown = [].map.call(from.options, function (side) { return side.text; });
    if (shown.join() === names.join()) { return; }
    var before = from.selectedIndex;
    from.textContent = '';
    names.forEach(function (name, number) { from.appendChild(new Option(name, number)); });
    if (before >= 0 && before < names.length) { from.selectedIndex = before; }
  }

  function drawCrowd() {
    var parts = [];
    if (!key) { parts.push(texts.onlyWatch); }
    if (people.place) { parts.push(fill(texts.place, [people.place, people.waiting])); }
    else if (people.waiting) { parts.push(fill(texts.othersWait, [people.waiting])); }
    if (people.here > 1) { parts.push(fill(texts.here, [people.here])); }
    if (people.mine[1]) { parts.push(fill(texts.mine, people.mine)); }
    if (people.crowd[1]) { parts.push(fill(texts.crowd, people.crowd)); }
    $('crowd').textContent = parts.join(' ');
  }

  function hint() {
    if (root.classList.contains('lost')) { return people.seat === null ? texts.comesBack : texts.seatIsKept; }
    if (sending) { return texts.sending; }
    if (mayPlay()) {
      return document.querySelectorAll('#board [data-from]').length > 1 ?
        texts.touchTwice : texts.touch;
    }
    if (mayPredict() && !people.place) {
      return people.predicted ? fill(texts.predicted, [people.predicted]) : texts.touchToPredict;
    }
    var queue = people.place ? ' ' + fill(texts.place, [people.place, people.waiting]) : '';
    if (position && position.over) { return position.state + queue; }
    return queue || texts.notYet;
  }

  function drawChoice() {
    if (!people) { return; }
    var may = mayPlay() || mayPredict();
    show('choice', $('welcome').hidden);
    $('chosen').textContent = picked && !sending ? title(picked) : hint();
    show('play', may && !!picked);
    show('drop', may && !!picked && !sending);
    $('play').disabled = sending;
    $('play').textContent = mayPlay() ? texts.play : texts.predict;
  }

  // --- Buttons -----------------------------------------------------------------

  $('welcome').addEventListener('submit', function (event) {
    event.preventDefault();
    var name = $('name').value.trim();
    if (!name) { say(texts.nameless); return; }
    keep('name', name);
    wantsToSit = true;
    join(name);
  });
  $('watch').addEventListener('click', function () { root.classList.add('watching'); draw(); });
  $('sit').addEventListener('click', function () {
    if (people.name) { sit(); return; }
    root.classList.remove('watching');
    draw();
    $('name').focus();
  });
  $('leave').addEventListener('click', function () {
    if (people.seat === null || confirm(texts.asksLeave)) {
      ask({ 'do': 'leave', token: token }, function () {});
    }
  });
  $('resign').addEventListener('click', function () {
    if (confirm(texts.asksResign)) {
      ask({ 'do': 'play', token: token, ply: position.ply, move: 'resign' }, function () {});
    }
  });
  $('again').addEventListener('click', function () { ask({ 'do': 'again', token: token }, function () {}); });
  $('from').addEventListener('change', connect);
  $('twice').addEventListener('change', function () { keep('twice', $('twice').checked ? 'yes' : 'no'); });

  connect();
}());
