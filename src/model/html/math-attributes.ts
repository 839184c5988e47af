// What formulas in MathML may be set to: names of attributes, none of which holds an address or a script.
const sizes = ['width', 'height', 'depth', 'lspace', 'rspace', 'voffset', 'minsize', 'maxsize', 'linethickness'];
const kinds = ['mathvariant', 'stretchy', 'separator', 'fence', 'form', 'accent', 'accentunder', 'movablelimits', 'symmetric', 'largeop'];
const layout = ['display', 'displaystyle', 'scriptlevel', 'columnspan', 'rowspan', 'columnalign'];

export const mathAttributeNames: string[] = [...sizes, ...kinds, ...layout];
