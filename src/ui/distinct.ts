// Keys for items whose ids may repeat: all items stay, and each has a key of its own.

/** The items with a `key` that none of the others has: the id, for a repeated one `id-2`, `id-3` … */
export function distinct<Item extends { id: string }>(items: readonly Item[]): readonly (Item & { key: string })[] {
  const taken = new Set(items.map(({ id }) => id));
  const used = new Set<string>();
  return items.map((item) => {
    let key = item.id;
    for (let number = 2; used.has(key); number++) {
      const next = `${item.id}-${number}`;
      if (!taken.has(next)) key = next;
    }
    used.add(key);
    return { ...item, key };
  });
}
