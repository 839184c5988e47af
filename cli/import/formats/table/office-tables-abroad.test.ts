// Tables in the manners of congress offices, Spanish, Japanese and Arabic: each arrives whole, in its language.
import { expect, test } from 'vitest';
import { codesOf, csvFile, institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';
import { workbook } from '../../fixtures/workbooks.ts';

test('9 Spanish: written days, columns of two languages, institutions', () => {
  const result = readOffice(
    csvFile(`Fecha,Hora de inicio,Hora de fin,Título de la ponencia,Ponente,Institución,Sala
"jueves, 6 de marzo de 2031",09:00,09:30,Leer las mareas,Ada Ejemplo,Universidad de los Faros,Sala Azul
"jueves, 6 de marzo de 2031",09:30,10:00,Aceite y mecha,Bo Modelo y Cy Muestra,Puerto,Sala Azul
`),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:30 | Leer las mareas | Sala Azul | Ada Ejemplo',
    '03-06 09:30–10:00 | Aceite y mecha | Sala Azul | Bo Modelo + Cy Muestra',
  ]);
  expect([result.event.languages, institutionsOf(result)['Cy Muestra']]).toEqual([['es-ES'], 'Puerto']);
});

test('10 Spanish workbook: days as dates, hours as times, lines of rooms', async () => {
  const day = new Date('2031-03-06');
  const result = readOffice(
    await workbook('programa.ods', {
      name: 'Programa',
      rows: [
        ['Fecha', 'Hora', 'Actividad', 'Moderador'],
        ['Sala Azul', null, null, null],
        [day, '9:00 - 9:30', 'Apertura', 'Ada Ejemplo'],
        ['Sala Roja', null, null, null],
        [day, '9:30 - 10:00', 'Mareas', 'Bo Modelo'],
        ['Total', null, 2, null],
      ],
    }),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:30 | Apertura | Sala Azul | [Ada Ejemplo]',
    '03-06 09:30–10:00 | Mareas | Sala Roja | [Bo Modelo]',
  ]);
});

test('11 Spanish: talks of a session in another table, by its number', () => {
  const result = readOffice([
    fileOf(
      'sesiones.csv',
      'Código;Título;Fecha;Inicio;Fin;Sala\nS1;Mareas;06/03/2031;09:00;10:00;Azul\nS2;Faros;13/03/2031;09:00;10:00;Roja\n',
    ),
    fileOf(
      'ponencias.csv',
      'Sesión;Título;Ponentes\nS1;Leer mareas;Ada Ejemplo\nS2;Encender faros;Bo Modelo\nS1;Medir mareas;Cy Muestra\n',
    ),
  ]);
  expect(shortly(result)).toEqual([
    '03-06 09:00–10:00 | Mareas | Azul',
    '  ? | Leer mareas | Ada Ejemplo',
    '  ? | Medir mareas | Cy Muestra',
    '03-13 09:00–10:00 | Faros | Roja',
    '  ? | Encender faros | Bo Modelo',
  ]);
});

test('12 Spanish: two header lines in a workbook, merged across', async () => {
  const result = readOffice(
    await workbook('programa.xlsx', {
      name: 'Hoja1',
      rows: [
        ['Día', 'Horario', '', 'Ponencia', ''],
        ['', 'desde', 'hasta', 'Título', 'Ponentes'],
        ['6 de marzo de 2031', '09:00', '09:30', 'Mareas', 'Ada Ejemplo; Bo Modelo'],
      ],
      merges: ['B1:C1', 'D1:E1', 'A1:A2'],
    }),
  );
  expect(shortly(result)).toEqual(['03-06 09:00–09:30 | Mareas | Ada Ejemplo + Bo Modelo']);
});

test('13 Japanese: a day between the rows, institutions, a chair', () => {
  const result = readOffice(
    csvFile(`開始,終了,演題,演者,所属,会場,座長
2031年3月1日,,,,,,
9:00,9:30,潮の話,山田 太郎,海洋大学,第一会場,鈴木 花子
9:30,10:00,灯台守,佐藤 次郎,灯台研究所,第一会場,鈴木 花子
`),
    { timeZone: 'Asia/Tokyo' },
  );
  expect(shortly(result)).toEqual([
    '03-01 09:00–09:30 | 潮の話 | 第一会場 | 山田 太郎 | [鈴木 花子]',
    '03-01 09:30–10:00 | 灯台守 | 第一会場 | 佐藤 次郎 | [鈴木 花子]',
  ]);
  expect([result.event.languages, institutionsOf(result)['山田 太郎'], codesOf(result)]).toEqual([['ja-JP'], '海洋大学', []]);
  expect(new Set(result.rows.sessions.map(({ Id }) => Id)).size).toBe(2);
});

test('14 Japanese workbook: sessions with talks, hours in the afternoon', async () => {
  const result = readOffice(
    await workbook('プログラム.xlsx', {
      name: '一日目',
      rows: [
        ['日付', '時間', 'セッション名', '発表タイトル', '発表者名'],
        ['3月1日（土）', '午後1時〜午後1時20分', '潮汐', '干潮', '山田 太郎'],
        ['3月1日（土）', '午後1時20分〜午後1時40分', '潮汐', '満潮', '佐藤 次郎、鈴木 花子'],
      ],
    }),
    { timeZone: 'Asia/Tokyo', year: 2031 },
  );
  expect(shortly(result)).toEqual([
    '03-01 13:00–13:40 | 潮汐',
    '  03-01 13:00–13:20 | 干潮 | 山田 太郎',
    '  03-01 13:20–13:40 | 満潮 | 佐藤 次郎 + 鈴木 花子',
  ]);
});

test('15 Japanese in Shift JIS', () => {
  // 題名,開始 / 潮の話,2031-03-01 09:00
  const letters = [0x91, 0xe8, 0x96, 0xbc, 0x2c, 0x8a, 0x4a, 0x8e, 0x6e, 0x0a, 0x92, 0xaa, 0x82, 0xcc, 0x98, 0x62, 0x2c];
  const bytes = Uint8Array.from([...letters, ...new TextEncoder().encode('2031-03-01 09:00\n')]);
  expect(shortly(readOffice({ path: 'a.csv', bytes }, { timeZone: 'Asia/Tokyo' }))).toEqual(['03-01 09:00 | 潮の話']);
});

test('16 Arabic: digits and dates of its script, lists with its comma', () => {
  const result = readOffice(
    csvFile(`التاريخ,من,إلى,عنوان المحاضرة,المتحدثون,القاعة
٦ مارس ٢٠٣١,٩:٠٠,٩:٣٠,قراءة المد والجزر,"آدا مثال، بو نموذج",القاعة الزرقاء
٦ مارس ٢٠٣١,٩:٣٠,١٠:٠٠,الزيت والفتيل,سي عينة,القاعة الزرقاء
`),
    { timeZone: 'Africa/Cairo' },
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:30 | قراءة المد والجزر | القاعة الزرقاء | آدا مثال + بو نموذج',
    '03-06 09:30–10:00 | الزيت والفتيل | القاعة الزرقاء | سي عينة',
  ]);
  expect(result.event.languages).toEqual(['ar-EG']);
});

test('17 Arabic workbook: sessions with talks, institutions, a total', async () => {
  const result = readOffice(
    await workbook('برنامج.xlsx', {
      name: 'ورقة1',
      rows: [
        ['الجلسة', 'العنوان', 'المتحدث', 'المؤسسة', 'التاريخ', 'البداية', 'النهاية'],
        ['المد', 'الجزر', 'آدا مثال', 'جامعة المنارة', '2031-03-06', '09:00', '09:20'],
        ['المد', 'الفيضان', 'بو نموذج', 'معهد البحر', '2031-03-06', '09:20', '09:40'],
        ['المجموع', 2, '', '', '', '', ''],
      ],
    }),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:40 | المد',
    '  03-06 09:00–09:20 | الجزر | آدا مثال',
    '  03-06 09:20–09:40 | الفيضان | بو نموذج',
  ]);
  expect([institutionsOf(result)['بو نموذج'], codesOf(result)]).toEqual(['معهد البحر', ['table-total']]);
});
