// Lessons and puzzles: their lists, and the match in which one is played; what a match teaches, by
// a review and by guessing its moves. The page fetches this when it is first asked for, and hands
// it what it needs of the rest.

self.learn = ({ MatchView, $, button, dialog, fill, make, send, texts, today }) => {

/** The names of the lessons and puzzles that were done in this browser. */
const done = (app) => new Set(JSON.parse(app.recalled('done') ?? '[]'));

/** Opens a task by its name. */
function learn(app, name) {
  app.think({ do: 'task', name, day: today() }, null, (task) => {
    app.leave();
    app.view = new TaskView(app, app.ask({ do: 'open', text: task.link }), task, name);
    app.view.show();
  }, () => app.list.show());
}

/** What was done, as a link that other browsers and the program take over. */
function take(app, known) {
  const address = location.href.split('#')[0];
  app.think({ do: 'done', names: [...known], address }, null, ({ link, code }) => dialog(texts.take_along, (close) => {
    const drawn = make('div', 'code');
    if (code) { drawn.innerHTML = `<svg viewBox="0 0 ${code[0]} ${code[0]}" aria-hidden="true"><path d="${code[1]}"/></svg>`; }
    const copy = () => { close(null); send(link, texts.take_along); };
    return [make('p', {}, texts.taken_by), drawn,
      make('p', 'row', button(texts.cancel, () => close(null)), button(texts.copy_link, copy, 'main'))];
  }));
}

/** Takes over what was done elsewhere. */
function taken(app, names) {
  const known = done(app);
  const all = [...new Set([...known, ...names])];
  app.remember('done', JSON.stringify(all));
  app.leave();
  // Going back does not take it again.
  history.replaceState(null, '', location.pathname);
  app.list.show(app.ask({ do: 'taken', count: all.length - known.size }).words);
}

/** Asks which lesson or puzzle of a game is wanted. */
function choose(app, game) {
  app.think({ do: 'learn', game: game.id }, null, async ({ lessons, puzzles, themes }) => {
    const known = done(app);
    const wanted = await dialog(game.name, (close) => {
      const list = (all) => all.map(({ name, title, difficulty }) => button(
        [known.has(name) ? '✓ ' : '', title, difficulty ? ` ${'●'.repeat(difficulty)}` : ''].join(''), () => close(name), 'watch'));
      const found = make('div', {}, ...list(puzzles));
      const filter = (event) => found.replaceChildren(
        ...list(puzzles.filter((one) => !event.target.value || one.themes.includes(event.target.value))));
      const count = (label, all) => make('summary', {}, `${label} · ${all.filter((one) => known.has(one.name)).length}/${all.length}`);
      return [
        make('details', { open: true }, count(texts.lessons, lessons), ...list(lessons)),
        make('details', {}, count(texts.puzzles, puzzles),
          make('select', { 'aria-label': texts.every_theme, change: filter },
            make('option', { value: '' }, texts.every_theme),
            ...themes.map(([id, name]) => make('option', { value: id }, name))),
          found),
        make('p', 'row', button(texts.cancel, () => close(null)), known.size ? button(texts.take_along, () => close(known)) : ''),
      ];
    });
    if (wanted === known) { take(app, known); } else if (wanted) { app.learn(wanted); }
  });
}

class TaskView extends MatchView {
  constructor(app, told, task, name) {
    super(app, told, { id: name, way: 'learn', mine: [told.turn] });
    task.asked ??= { name: task.name };
    Object.assign(this, { task, name, said: task.say });
  }

  // Neither kept among the matches nor answered by a level.
  keep() {}

  next() {}

  // The address names the task.
  trace() {}

  leave() {
    clearTimeout(this.reply);
    super.leave();
  }

  mayPlay() { return super.mayPlay() && !this.judgement && !this.task.replies.length; }

  show() {
    const shown = super.show();
    if (!this.task.title) { return shown; }
    this.seats.hidden = true;
    document.title = this.task.title;
    const kind = this.name === 'today:' ? texts.todays_puzzle : this.name.startsWith('lesson') ? texts.lessons : texts.puzzles;
    $('match').querySelector('header .quiet').textContent = `${kind} · ${this.task.title}`;
    return shown;
  }

  draw(hint) {
    const { show, ring, score } = this.task;
    super.draw(hint ?? (this.told.moves.length ? null : show));
    this.lead.hidden ||= !score;
    for (const name of ring) { this.board.shown.get(`1-${name}`)?.group.classList.add('ringed'); }
  }

  drawState() {
    const { judgement, said, task } = this;
    // What is wrong is told where it is seen first.
    const isWrong = judgement?.right === false && said;
    const state = judgement?.done ? `✓ ${texts.done}` : isWrong ? `✗ ${said}` : task.task;
    this.state.textContent = this.app.worker ? '…' : state;
    this.comment.textContent = isWrong ? '' : said;
  }

  drawActions() {
    const { judgement, task } = this;
    const made = [];
    if (judgement?.done) {
      made.push(task.next ? button(texts.next, () => this.app.learn(task.next), 'main') : '');
    } else if (judgement && !judgement.right) {
      made.push(button(texts.try_again, () => this.again(), 'main'),
        task.solution && !this.isShown ? button(texts.show_solution, () => this.showSolution()) : '');
    } else if (this.app.worker) {
      made.push(button(texts.stop, () => { this.app.stop(); this.draw(); }, 'main'));
    } else {
      made.push(...task.replies.map(([text, right, words]) =>
        button(text, () => this.judged({ right, words, done: right, then: [] }))));
    }
    this.actions.replaceChildren(...made, button(texts.turn_board, () => this.turnBoard()),
      location.protocol === 'file:' ? '' : button(texts.rules, () => open(this.app.rules(this.told.game))));
  }

  play(mv) {
    this.chosen(null);
    this.before = this.told.moves.length;
    this.app.think({ do: 'try', ...this.task.asked, mv }, this.told.link, (answer) => {
      this.moved(mv);
      this.judged(answer);
    }, () => this.draw());
    this.draw();
  }

  moved(mv) {
    this.told = this.app.ask({ do: 'play', mv });
    this.ply = this.told.moves.length;
    this.tellMoves();
    this.draw();
  }

  /** Says what a try is worth, and plays what follows it. */
  judged(judgement) {
    this.judgement = judgement;
    this.said = judgement.words;
    if (judgement.done && this.task.name) {
      const known = done(this.app).add(this.task.name);
      this.app.remember('done', JSON.stringify([...known]));
      if (this.name === 'today:') { this.app.solved(today()); }
    }
    const follow = () => {
      const mv = judgement.then.shift();
      if (mv) {
        this.reply = setTimeout(() => { this.moved(mv); follow(); }, 800);
      } else if (judgement.right && !judgement.done) {
        this.judgement = null;
      }
      this.draw();
    };
    follow();
  }

  /** Plays the solution, from where it was left; trying again begins anew then. */
  showSolution() {
    const { solution } = this.task;
    const kept = this.told.moves.slice(0, this.before).map((move) => move.mv);
    this.before = kept.every((mv, at) => mv === solution[at]) ? this.before : 0;
    this.again();
    this.isShown = true;
    this.judged({ right: false, done: false, words: '', then: solution.slice(this.before) });
    this.before = 0;
  }

  again() {
    this.isShown = false;
    clearTimeout(this.reply);
    this.judgement = null;
    this.said = this.task.say;
    this.told = this.before < this.told.moves.length ? this.app.ask({ do: 'cut', ply: this.before }) : this.told;
    this.ply = this.told.moves.length;
    this.tellMoves();
    this.draw();
  }
}

/** The next move of a match that is watched, guessed before it is seen. */
class GuessView extends TaskView {
  constructor(watched) {
    const { ply, told } = watched;
    const cut = watched.app.ask({ do: 'cut', ply });
    const task = {
      say: '', task: fill(texts.guess_question, told.seats[cut.turn].colour), ring: [], score: true, replies: [],
      asked: { do: 'guess', played: told.moves[ply].mv },
    };
    super(watched.app, cut, task, watched.kept.id);
    this.watched = watched;
    this.kept.from = watched.from;
    // Only the first guess at a move counts.
    this.guesses = watched.kept.guesses ??= {};
    // What is said of the last move may tell what the next one is.
    if (ply) { cut.moves[ply - 1].comment = ''; }
  }

  build() {
    super.build();
    this.slider.parentNode.hidden = true;
  }

  // What comes before is not looked at meanwhile.
  step() {}

  replay() {}

  judged(judgement) {
    this.guesses[this.before] ??= judgement.right;
    super.judged(judgement);
    scrollTo(0, 0);
  }

  drawState() {
    const { judgement, said, task } = this;
    const mark = judgement?.right ? '✓' : '✗';
    this.state.textContent = this.app.worker ? '…' : judgement ? `${mark} ${said}` : task.task;
    this.comment.textContent = tally(this.guesses);
  }

  drawActions() {
    const { judgement } = this;
    const made = [];
    if (judgement && !judgement.right) {
      made.push(button(texts.try_again, () => this.again(), 'main'));
      if (judgement.better) { made.push(button(texts.better, () => this.showBetter(judgement))); }
    }
    this.actions.classList.add('first');
    this.actions.replaceChildren(...made,
      button(texts.watch_on, () => { this.goesOn = true; history.back(); }, judgement?.right ? 'main back' : 'back'),
      button(texts.turn_board, () => this.turnBoard()),
      location.protocol === 'file:' ? '' : button(texts.rules, () => open(this.app.rules(this.told.game))));
  }

  showBetter({ better, words }) {
    this.again();
    this.draw(better);
    this.comment.textContent = words;
  }

  /** Goes back to the match; shows what was played, unless somebody only went back. */
  async watchOn() {
    const { guesses, watched } = this;
    const { better, ply, seen, told } = watched;
    this.app.ask({ do: 'open', text: told.link });
    await this.app.watch(told, { ...watched.kept, ply, told: true });
    const { view } = this.app;
    const { drawState } = view;
    view.drawState = (shown, may) => {
      drawState.call(view, shown, may);
      if (shown.result) { view.state.append(make('small', {}, ` ${tally(guesses)}`)); }
    };
    view.better = better;
    if (seen > ply) { view.see(seen); }
    view.go(ply + Number(Boolean(this.goesOn)));
  }
}

const tally = (guesses) => {
  const all = Object.values(guesses);
  return all[0] === undefined ? '' : fill(texts.guessed, all.filter(Boolean).length, all.length);
};

/** Asks for the next move of a match that is watched. */
function guess(watched) {
  const view = new GuessView(watched);
  watched.app.leave();
  watched.app.view = view;
  history.pushState(0, '');
  addEventListener('popstate', () => { if (watched.app.view === view) { view.watchOn(); } }, { once: true });
  view.show();
}

/** Looks for the moves that gave something away, and says at each what was better. */
function review(view) {
  const { told } = view;
  const before = told.moves.map((move) => ({ ...move }));
  let seen = 0;
  view.think({ do: 'review' }, (found) => {
    if (found.of && found.said.length === seen) {
      view.state.textContent = found.words;
      return;
    }
    seen = found.said.length;
    view.better = {};
    for (const { ply, mark, words, better } of found.said) {
      const move = told.moves[ply - 1];
      const own = before[ply - 1];
      if (better) { view.better[ply] = better; }
      move.mark = own.mark || mark;
      move.comment = [own.comment, words].filter(Boolean).join('\n');
    }
    view.tellMoves();
    const [{ key, colour }] = told.seats;
    view.drawCourse({ label: texts.course, lines: [[key, colour, found.curve]], range: [0, 1000] });
    view.draw();
  });
}

function showBetter(view) {
  const better = view.better[view.ply];
  const { words } = view.told.moves[view.ply - 1];
  view.go(view.ply - 1);
  view.draw(better);
  view.comment.textContent = words;
}

return { learn, choose, taken, guess, review, showBetter };
};
