// What may become of a favourite: the contract and the rule name it alike.

/** `time`: it has another time, perhaps another room, too · `off`: cancelled or postponed · `on`: it takes place after all · `gone`: the programme does not have it any more. */
export const favouriteChanges = ['time', 'room', 'off', 'on', 'gone'] as const;
export type PlaceChange = (typeof favouriteChanges)[number];
