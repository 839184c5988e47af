// Rooms and tracks of the service checks, some of them without a session.
import type { RoomRow, TrackRow } from '../../../src/model/documents/programme.ts';
import { compound, mixed, w } from '../words.ts';

export const rooms: readonly RoomRow[] = [
  { Id: 'hall-a', Name: w('Hall A', 'Saal A', 'القاعة أ'), Description: 'Ground floor', Capacity: 900, Sort: 1 },
  { Id: 'hall-b', Name: w('Hall B', 'Saal B', 'القاعة ب'), Capacity: 300, Sort: 2 },
  { Id: 'overlap', Name: w('Overlap room', 'Überschneidungsraum', 'قاعة التداخل'), Sort: 3 },
  { Id: 'compound', Name: compound, Description: compound, Sort: 4 },
  { Id: 'mixed', Name: mixed, Sort: 5 },
  { Id: 'empty', Name: w('Room without sessions', 'Raum ohne Sitzung', 'قاعة بلا جلسات'), Capacity: 0, Sort: 6 },
];

export const tracks: readonly TrackRow[] = [
  { Id: 'states', Name: w('States in time', 'Zustände in der Zeit', 'حالات زمنية'), Sort: 1 },
  { Id: 'texts', Name: w('Texts', 'Texte', 'النصوص'), Color: '#0b6e6e', Sort: 2 },
  { Id: 'people', Name: w('People', 'Menschen', 'الأشخاص'), Color: '#ffff00', Sort: 3 },
  { Id: 'bulk', Name: w('Many', 'Viele', 'الكثير'), Color: '#101010', Sort: 4 },
  { Id: 'compound', Name: compound, Sort: 5 },
  { Id: 'empty', Name: w('Track without sessions', 'Fachgebiet ohne Sitzung', 'مسار بلا جلسات'), Sort: 6 },
];
