// Drawn pictures of a few sessions of Kardia, by the name of the session in English; the files are in the event's assets.

/** Address of the picture by name. */
export const sessionPictures: Readonly<Record<string, string>> = {
  'Aortic valves for a lifetime: planning the second procedure first': 'asset:sessions/valve.svg',
  'Preserved ejection fraction: one syndrome or several?': 'asset:sessions/echo.svg',
  'Ablation of atrial fibrillation after the pulsed-field years': 'asset:sessions/lattice.svg',
  'Opening of Kardia 2027': 'asset:opening.svg',
  'Pulsed fields in persistent fibrillation: the Ventrivant lattice': 'asset:sessions/lattice.svg',
  'Mitral repair by catheter: who, when, which clip': 'asset:sessions/valve.svg',
};
