// What is worked out once of a thing and kept as long as the thing is.

/** The function, which runs once for each object; an error is thrown and not kept. Nothing is kept of an object nobody holds any more. */
export function oncePer<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const known = new WeakMap<Thing, { made: Made }>();
  return (thing) => {
    let kept = known.get(thing);
    if (!kept) known.set(thing, (kept = { made: make(thing) }));
    return kept.made;
  };
}
