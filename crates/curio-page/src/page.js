'use strict';
(function () {
  var $ = function (id) { return document.getElementById(id); };
  var data = JSON.parse($('frames').textContent);
  var board = $('board'), slider = $('ply'), now = $('now'), chart = $('chart'), standing = $('standing');
  var parts = [].slice.call(board.querySelectorAll('[data-part]'));
  var count = data.changes.length, timer = null;

  // The content of every part at every position: what changed, and what did not.
  var positions = [], state = parts.map(function () { return 0; });
  data.changes.forEach(function (changed) {
    state = state.slice();
    changed.forEach(function (one) { state[one[0]] = one[1]; });
    positions.push(state);
  });
  var shown = positions[count - 1], at = count - 1;

  function show(next) {
    next = Math.max(0, Math.min(count - 1, next));
    var wanted = positions[next], ply = data.first + next;
    parts.forEach(function (part, number) {
      if (wanted[number] !== shown[number]) { part.innerHTML = data.contents[wanted[number]]; }
    });
    shown = wanted;
    at = next;
    now.textContent = data.words[next];
    slider.value = ply;
    slider.setAttribute('aria-valuetext', data.words[next]);
    $('first').disabled = $('back').disabled = next === 0;
    $('last').disabled = $('forward').disabled = next === count - 1;
    if (standing) {
      var said = data.standings[next];
      standing.querySelector('p').textContent = said ? said[0] : '';
      [].forEach.call(standing.querySelectorAll('i'), function (part, seat) {
        part.style.flexGrow = said ? said[1][seat] : 0;
      });
    }
    if (chart) {
      $('cursor').setAttribute('d', 'M' + (next / Math.max(1, count - 1) * 400).toFixed(1) + ' 0v64');
    }
    var old = document.querySelector('.moves a[aria-current]');
    if (old) { old.removeAttribute('aria-current'); }
    var item = $('p' + ply), link = item.querySelector('a'), comment = item.querySelector('p');
    link.setAttribute('aria-current', 'step');
    $('comment').textContent = comment ? comment.innerText : '';
    var list = item.parentNode;
    list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 3;
    document.documentElement.setAttribute('data-ply', ply);
    if (next === count - 1) { stop(); }
  }

  function stop() {
    if (timer) { clearInterval(timer); timer = null; }
    var button = $('play');
    button.setAttribute('aria-label', data.play[0]);
    button.setAttribute('title', data.play[0] + ' (' + data.play[2] + ')');
    button.querySelector('path').setAttribute('d', 'M6 3v18l15-9z');
  }

  function play() {
    if (timer) { stop(); return; }
    if (at === count - 1) { show(0); }
    if (count < 2) { return; }
    timer = setInterval(function () { show(at + 1); }, Math.max(100, data.pause));
    var button = $('play');
    button.setAttribute('aria-label', data.play[1]);
    button.setAttribute('title', data.play[1] + ' (' + data.play[2] + ')');
    button.querySelector('path').setAttribute('d', 'M6 4h4v16H6zM14 4h4v16h-4z');
  }

  // Whoever steps by hand has stopped the show.
  function step(next) { stop(); show(next); }

  var actions = {
    first: function () { step(0); },
    back: function () { step(at - 1); },
    play: play,
    forward: function () { step(at + 1); },
    last: function () { step(count - 1); }
  };
  Object.keys(actions).forEach(function (id) { $(id).addEventListener('click', actions[id]); });
  slider.addEventListener('input', function () { step(slider.value - data.first); });

  var keys = { ArrowLeft: 'back', ArrowRight: 'forward', Home: 'first', End: 'last', ' ': 'play' };
  document.addEventListener('keydown', function (event) {
    var action = keys[event.key], on = event.target.tagName;
    if (!action || event.ctrlKey || event.altKey || event.metaKey) { return; }
    // A button, a link and the slider have keys of their own.
    if (event.key === ' ' && /^(BUTTON|SUMMARY)$/.test(on)) { return; }
    event.preventDefault();
    actions[action]();
  });

  var touch = null;
  board.addEventListener('touchstart', function (event) {
    touch = event.touches.length === 1 ? event.touches[0] : null;
  }, { passive: true });
  board.addEventListener('touchend', function (event) {
    if (!touch) { return; }
    var end = event.changedTouches[0], x = end.clientX - touch.clientX, y = end.clientY - touch.clientY;
    touch = null;
    if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) { step(at + (x < 0 ? 1 : -1)); }
  }, { passive: true });

  document.querySelector('.moves').addEventListener('click', function (event) {
    var link = event.target.closest ? event.target.closest('a') : null;
    if (!link) { return; }
    event.preventDefault();
    step(+link.getAttribute('href').slice(2) - data.first);
  });

  // Printed before anything was looked at, the page shows what it does without a script.
  var printed = null;
  addEventListener('beforeprint', function () {
    if (at === 0) { printed = at; step(count - 1); }
  });
  addEventListener('afterprint', function () {
    if (printed !== null) { step(printed); printed = null; }
  });

  document.documentElement.classList.add('replayed');
  $('controls').hidden = false;
  // A link to a move: `match.html#12`.
  var wanted = /^#(\d+)$/.exec(location.hash);
  show(wanted ? wanted[1] - data.first : 0);
}());
