// Reads calendars in XML: Pentabarf's and RFC 6321's xCal, and the RDF of iCal.
import { placesIn, readXml, type XmlElement } from '../reading/xml.ts';
import type { ImportFile } from '../result.ts';
import { type Calendar, type CalendarEntry, propertyList } from './calendar.ts';

/** The calendar of a file: every `vevent` at any depth, and the plain properties next to them. */
export function readXcal(file: ImportFile): Calendar {
  const { root, text } = readXml(file);
  const at = placesIn(text);
  const own = propertyList();
  const entries: CalendarEntry[] = [];
  const visit = (element: XmlElement): void => {
    for (const child of element.children) {
      const name = child.name.toLowerCase();
      if (name === 'vevent') {
        const list = propertyList();
        addProperties(child, list);
        entries.push({
          properties: list.all,
          raw: () => text.slice(child.start, child.end),
          place: { file: file.path, pointer: '', ...at(child) },
        });
      } else if (['vcalendar', 'icalendar', 'components', 'component', 'properties', 'rdf'].includes(name)) visit(child);
      else addProperty(child, own);
    }
  };
  visit({ name: '', attributes: {}, children: [root], text: '', at: 0, start: 0, end: 0 });
  return { file: file.path, properties: own.all, entries, zones: new Map() };
}

function addProperties(element: XmlElement, list: ReturnType<typeof propertyList>): void {
  for (const child of element.children) {
    if (child.name.toLowerCase() === 'properties') addProperties(child, list);
    else addProperty(child, list);
  }
}

/** `<dtstart>`, `<dtstart><date-time>`, `<location resource="…"/>`; parameters are attributes, or elements within `<parameters>`. */
function addProperty(element: XmlElement, list: ReturnType<typeof propertyList>): void {
  const name = element.name.toLowerCase();
  const parameters = Object.create(null) as Record<string, string>;
  for (const [key, value] of Object.entries(element.attributes)) parameters[key.slice(key.indexOf(':') + 1).toLowerCase()] = value;
  const values: string[] = [];
  for (const child of element.children) {
    if (child.name === 'parameters') for (const one of child.children) parameters[one.name.toLowerCase()] = textWithin(one);
    else values.push(textWithin(child));
  }
  if (values.length === 0) values.push(element.text.trim() || (parameters['resource'] ?? ''));
  for (const value of values) list.add(name, { value, parameters });
}

const textWithin = (element: XmlElement): string => (element.text.trim() || element.children.map(textWithin).join(' ')).trim();
