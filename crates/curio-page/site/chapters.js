// The chapters of a study: which of its matches the page shows. It stands before the script of the
// page, which reads the address again when it is told that it has changed.

(() => {
  const record = document.getElementById('record');
  const nav = document.getElementById('chapters');
  const [back, choose, forward] = nav.children;
  const chapters = document.querySelectorAll('.chapter');
  const last = chapters.length - 1;
  const match = document.getElementById('match');
  let current = 0;
  const named = () => Math.min(last, Math.max(0, (parseInt(location.search.slice(1), 10) || 1) - 1));
  const show = (at) => {
    current = at;
    record.textContent = chapters[at].textContent;
    choose.selectedIndex = at;
    back.disabled = at === 0;
    forward.disabled = at === last;
  };
  const open = (at) => {
    show(at);
    dispatchEvent(new Event('hashchange'));
  };
  const go = (at) => {
    history.pushState(null, '', `?${at + 1}`);
    open(at);
  };
  back.onclick = () => go(match.hidden ? current : current - 1);
  forward.onclick = () => go(match.hidden ? current : current + 1);
  choose.onchange = () => go(choose.selectedIndex);
  // Beside the list of matches, each chapter can be chosen.
  new MutationObserver(() => {
    if (match.hidden) {
      choose.selectedIndex = -1;
      back.disabled = forward.disabled = false;
    }
  }).observe(match, { attributes: true, attributeFilter: ['hidden'] });
  addEventListener('popstate', () => open(named()));
  show(named());
  nav.hidden = false;
})();
