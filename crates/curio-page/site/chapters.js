// The chapters of a study: which of its matches the page shows. It stands before the script of the
// page, which reads the address again when it is told that it has changed.

(() => {
  const record = document.getElementById('record');
  const nav = document.getElementById('chapters');
  const [back, choose, forward] = nav.children;
  const chapters = document.querySelectorAll('.chapter');
  const last = chapters.length - 1;
  const named = () => Math.min(last, Math.max(0, (parseInt(location.search.slice(1), 10) || 1) - 1));
  const show = (at) => {
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
  back.onclick = () => go(choose.selectedIndex - 1);
  forward.onclick = () => go(choose.selectedIndex + 1);
  choose.onchange = () => go(choose.selectedIndex);
  addEventListener('popstate', () => open(named()));
  show(named());
  nav.hidden = false;
})();
