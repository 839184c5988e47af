// Runs in the browser: while a search is typed, the navigation shows only pages with matching names.

const input = document.querySelector('input[name=q]');
const nothing = document.querySelector('.nothing');

/** Lower case and without accents, so that they need not be typed. */
const plain = (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function narrow() {
  const words = plain(input?.value ?? '')
    .split(/\s+/)
    .filter(Boolean);
  let shown = 0;
  for (const section of document.querySelectorAll('.pages section')) {
    const group = section.querySelector('h2')?.textContent ?? '';
    let some = false;
    for (const item of section.querySelectorAll('li')) {
      const link = item.querySelector('a');
      const name = plain(`${group} ${item.textContent} ${link?.pathname ?? ''}`);
      item.hidden = !words.every((word) => name.includes(word));
      some ||= !item.hidden;
      if (!item.hidden) shown += 1;
    }
    section.hidden = !some;
  }
  if (nothing) nothing.hidden = shown > 0;
}

input?.addEventListener('input', narrow);

// The list is long: it opens at the entry of the page, without moving the page itself.
const [list, here] = [document.querySelector('.pages'), document.querySelector('.pages [aria-current]')];
if (list && here) list.scrollTop = here.offsetTop - list.clientHeight / 2;
