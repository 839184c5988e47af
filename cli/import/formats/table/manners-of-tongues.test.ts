// Tables of offices in Hungarian, Korean, Greek, Thai, Finnish, Polish and Hebrew: hours and dates with the words of the language, names as they are written there.
import { expect, test } from 'vitest';
import { codesOf, csvFile, institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';

const cases = [
  {
    name: 'Hungarian: an hour with its word, the year first',
    table: `Dátum;Időpont;Előadás címe;Előadó;Intézmény;Terem;Üléselnök
2027. május 4., kedd;9:00–9:45;Az árapály olvasása;Dr. Minta Anna;Tengeri Intézet;A terem;Próba Béla
2027. május 5., szerda;14 óra;Csomók;Minta Éva;Kötélgyár;A terem;
`,
    lines: [
      '05-04 09:00–09:45 | Az árapály olvasása | A terem | Dr. Minta Anna | [Próba Béla]',
      '05-05 14:00 | Csomók | A terem | Minta Éva',
    ],
  },
  {
    name: 'Korean: two names with a comma are two people',
    table: `날짜,시간,제목,발표자,소속,장소,좌장
2031년 3월 4일 (화),오전 9:00 ~ 오전 9:45,조수 읽기,김민수,바다대학교,대강당,이영희
2031년 3월 4일 (화),오후 1:30 ~ 오후 2:30,등대의 역사,"박지훈, 최수진",등대연구소,제2회의실,
`,
    lines: ['03-04 09:00–09:45 | 조수 읽기 | 대강당 | 김민수 | [이영희]', '03-04 13:30–14:30 | 등대의 역사 | 제2회의실 | 박지훈 + 최수진'],
  },
  {
    name: 'Greek: hours of begin and end, both halves of the day',
    table: `Ημερομηνία;Ώρα έναρξης;Ώρα λήξης;Τίτλος ομιλίας;Ομιλητής;Φορέας;Αίθουσα;Πρόεδρος
Τρίτη 4 Μαρτίου 2031;9:00 π.μ.;9:45 π.μ.;Ανάγνωση της παλίρροιας;Άννα Δείγμα;Ινστιτούτο Θάλασσας;Αίθουσα Α;Νίκος Πρόβας
Τρίτη 4 Μαρτίου 2031;1:00 μ.μ.;1:45 μ.μ.;Φάροι;Γιώργος Μοντέλο;Φάρος ΑΕ;Αίθουσα Β;
`,
    lines: [
      '03-04 09:00–09:45 | Ανάγνωση της παλίρροιας | Αίθουσα Α | Άννα Δείγμα | [Νίκος Πρόβας]',
      '03-04 13:00–13:45 | Φάροι | Αίθουσα Β | Γιώργος Μοντέλο',
    ],
  },
  {
    name: 'Thai: years of the Buddhist calendar, hours with their word',
    table: `วันที่,เวลา,หัวข้อ,วิทยากร,หน่วยงาน,ห้อง,ประธาน
4 มีนาคม 2574,09.00-09.45 น.,การอ่านกระแสน้ำ,ดร. อรุณ ตัวอย่าง,สถาบันทะเล,ห้อง 1,วิชัย ลองดู
5 มี.ค. พ.ศ. 2574,13.00-14.30 น.,ประภาคาร,สมชาย ทดสอบ,โรงไฟ,ห้อง 2,
6/3/2574,10.00-10.30 น.,เชือก,มาลี แบบจำลอง,,ห้อง 1,
`,
    lines: [
      '03-04 09:00–09:45 | การอ่านกระแสน้ำ | ห้อง 1 | ดร. อรุณ ตัวอย่าง | [วิชัย ลองดู]',
      '03-05 13:00–14:30 | ประภาคาร | ห้อง 2 | สมชาย ทดสอบ',
      '03-06 10:00–10:30 | เชือก | ห้อง 1 | มาลี แบบจำลอง',
    ],
  },
  {
    name: 'Finnish: the word before the hour, hours and minutes of a duration',
    table: `Päivä;Klo;Otsikko;Puhuja;Organisaatio;Sali;Puheenjohtaja;Kesto
ti 4.3.2031;klo 9.00–9.45;Vuoroveden lukeminen;Aino Malli;Merilaitos;Sali A;Eero Esimerkki;45 min
ti 4.3.2031;13.00;Majakat;Pekka Koe;;Sali B;;1 t 30 min
`,
    lines: [
      '03-04 09:00–09:45 | Vuoroveden lukeminen | Sali A | Aino Malli | [Eero Esimerkki]',
      '03-04 13:00–14:30 | Majakat | Sali B | Pekka Koe',
    ],
  },
  {
    name: 'Polish: a short word for hours, a chair at a university behind a name',
    table: `Data;Godz.;Tytuł wystąpienia;Prelegent;Afiliacja;Sala;Prowadzący;Czas trwania
wtorek, 4 marca 2031 r.;godz. 9.00–9.45;Czytanie pływów;dr hab. Anna Przykład, prof. UM;Instytut Morza;Aula A;prof. Jan Próba;
wtorek, 4 marca 2031 r.;13.00;Latarnie;mgr inż. Piotr Wzór;Latarnia;s. 12;;1h30
`,
    lines: [
      '03-04 09:00–09:45 | Czytanie pływów | Aula A | dr hab. Anna Przykład, prof. UM | [prof. Jan Próba]',
      '03-04 13:00–14:30 | Latarnie | s. 12 | mgr inż. Piotr Wzór',
    ],
  },
  {
    name: 'Hebrew: the name of who lectures',
    table: `יום,תאריך,שעה,נושא ההרצאה,שם המרצה,מוסד,מיקום
שלישי,4.3.2031,09:00-09:45,קריאת הגאות,דנה לוי,המכון לים,אולם א'
`,
    lines: ["03-04 09:00–09:45 | קריאת הגאות | אולם א' | דנה לוי"],
  },
  {
    name: 'Chinese of Taiwan: the weekday in brackets, years of its era',
    table: `日期,時段,講題,講者,服務單位,地點,主持人
2031/3/4(二),上午 09:00~09:45,潮汐,王大明 教授,海洋大學,國際會議廳,李小華 主任
民國120年3月5日,10:00~10:30,繩結,趙六,,第二會議室,
`,
    lines: ['03-04 09:00–09:45 | 潮汐 | 國際會議廳 | 王大明 教授 | [李小華 主任]', '03-05 10:00–10:30 | 繩結 | 第二會議室 | 趙六'],
  },
  {
    name: 'Arabic: halves of the day in words',
    table: `التاريخ;من;إلى;العنوان;المحاضر;القاعة
الثلاثاء 4 مارس 2031;9:00 صباحًا;9:45 صباحًا;قراءة المد;د. سلمى مثال;القاعة أ
الثلاثاء 4 مارس 2031;1:00 ظهرًا;1:45 مساءً;المنارات;هدى نموذج;القاعة ب
`,
    lines: ['03-04 09:00–09:45 | قراءة المد | القاعة أ | د. سلمى مثال', '03-04 13:00–13:45 | المنارات | القاعة ب | هدى نموذج'],
  },
  {
    name: 'Vietnamese',
    table: `Ngày,Thời gian,Tiêu đề,Diễn giả,Đơn vị,Phòng,Chủ tọa
04/03/2031,08:30 - 09:15,Đọc thủy triều,Nguyễn Văn A,Viện Biển,Phòng 1,Trần B
14/03/2031,13:30 - 14:15,Hải đăng,TS. Lê C,Xưởng Đèn,Phòng 2,
`,
    lines: ['03-04 08:30–09:15 | Đọc thủy triều | Phòng 1 | Nguyễn Văn A | [Trần B]', '03-14 13:30–14:15 | Hải đăng | Phòng 2 | TS. Lê C'],
  },
];

test.each(cases)('$name', ({ table, lines }) => {
  const result = readOffice(csvFile(table));
  expect(shortly(result)).toEqual(lines);
  expect(result.quarantine).toEqual([]);
  expect(codesOf(result).filter((code) => !/^(?:date-order(?:-guessed)?)$/.test(code))).toEqual([]);
});

test('two people of one Korean institution both work there', () => {
  expect(institutionsOf(readOffice(csvFile(cases[1]!.table)))).toMatchObject({ 박지훈: '등대연구소', 최수진: '등대연구소' });
});
