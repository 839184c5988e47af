// What the fields of a session are called in tables and exports that follow no format; names without case, blanks and signs.

/** Our name for a field → the names sources give it, the more exact ones first. */
export const synonyms = {
  guid: ['guid', 'uuid'],
  id: words(
    'uid id eventkey sessionkey talkkey apiid paperid talkid eventid presentationid abstractid abstractno abstractnumber abstractnr paperno papernumber papernr posterno posternumber posternr talkno vortragsnr vortragsnummer abstractnummer 演題番号 発表番号 講演番号 number nr no num número numéro numero 番号 الرقم',
  ),
  code: words('code shortcode kürzel código cód codice コード الرمز'),
  slug: ['slug'],
  // The session a talk belongs to, in tables with one row a talk.
  session: words(
    'session sessiontitle sessionname parentsession symposium block sitzung sitzungstitel sessiontitel sessionstitel titredesession titredelasession session名 sesión sesion títulodesesión títulodelasesión nombredelasesión セッション セッション名 セッションタイトル الجلسة عنوانالجلسة اسمالجلسة sessione titolosessione titolodellasessione sessão oturum oturumadı sessie sessienaam sesja sesji сессия секция заседание sekce blok sessionen istunto szekció 세션 会场主题 分会场 συνεδρία sesiune מושב',
  ),
  session_id: words('sessionid sessionno sessionnr sessionnumber sessioncode sitzungsnr sitzungsnummer セッション番号 رقمالجلسة'),
  title: words(
    'title submissiontitle proposaltitle postertitle headline heading tittel emne aihe téma talktitle papertitle presentationtitle contributiontitle abstracttitle lecturetitle longname summary subject label talk presentation lecture titel vortragstitel vortrag beitrag beitragstitel programmpunkt veranstaltung titre titredelaprésentation titredelacommunication intitulé présentation communication exposé título titulo títulodelaponencia títulodelapresentación ponencia charla actividad titolo titolodellarelazione relazione タイトル 題名 演題 演題名 題目 発表タイトル 講演タイトル 講演題目 العنوان عنوان عنوانالمحاضرة المحاضرة عنوانالعرض başlık bildiri bildiribaşlığı konuşmabaşlığı sunumbaşlığı sunum konuşma 标题 题目 演讲题目 name event activity item programmeitem programitem agendaitem agenda programm programma programa programme was what quoi qué 内容 títulodapalestra títulodaapresentação palestra apresentação atividade onderwerp lezing tytuł tytułreferatu temat wystąpienie referat название названиедоклада тема доклад темадоклада мероприятие назва темадоповіді доповідь název názevpřednášky přednáška příspěvek názov titul rubrik föredrag foredrag esitys otsikko esitelmä cím előadáscíme előadás program제목 제목 발표제목 강연제목 주제 내용 议题 演讲主题 报告题目 论文题目 主题 內容 議題 τίτλος ομιλία titlu titlulprezentării prezentare כותרת הרצאה שםההרצאה נושא נושאההרצאה betreff titleofyourtalk titleoftalk titleofyourpresentation titleofpresentation titleofyoursubmission หัวข้อ เรื่อง ชื่อเรื่อง 講題 演講題目 報告題目 論文題目 tiêuđề chủđề tênbài tênbàibáocáo',
  ),
  subtitle: words(
    'subtitle untertitel soustitre subtítulo sottotitolo サブタイトル 副題 العنوانالفرعي ondertitel podtytuł подзаголовок podtitul undertitel undertittel alaotsikko alcím 부제 副标题 副標題',
  ),
  // Whether a row is a session, a talk or a poster.
  level: words('level sessionorsubsession rowtype recordtype entrytype ebene zeilenart niveau nivel 区分 المستوى'),
  // Whether it takes place at all.
  status: words(
    'cancelled canceled iscancelled iscanceled cancelledat canceledat calledoff abgesagt entfällt storniert annulé annulée annullato annullata cancelado cancelada anulado anulada suspendido iptal iptaledildi ملغى ملغاة ملغي 中止 キャンセル 取消 已取消 geannuleerd odwołane odwołany zrušeno отменено отменен скасовано inställt aflyst avlyst peruttu törölve anulat ακυρώθηκε בוטל 취소 withdrawn iswithdrawn zurückgezogen retiré retirée retirado retirada ritirato ritirata geriçekildi مسحوب 撤回 已撤回 private isprivate privat privé privée privato privata privado privada özel 非公開 プライベート 私有 私密 خاص sensitivity vertraulichkeit decision finaldecision reviewdecision status state proposalstate proposalstatus sessionstate sessionstatus submissionstate submissionstatus eventstatus active published acceptancestatus acceptstatus decisionstatus statut estado stato durum ステータス 状態 الحالة 状态 стан статус состояние stav stan státusz tila situação visibility sichtbarkeit visibilité visibilidad visibilità visibilidade',
  ),
  type: words(
    'sessiontype submissiontype eventtype type papertype format kind category typ art veranstaltungsart vortragsart catégorie categoría tipo tipodesesión tipodesessão modalidade modalidad modalità categoria 種別 種類 形式 カテゴリ النوع نوعالجلسة tür 类型 soort rodzaj typwystąpienia тип формат вид druh formát format형식 유형 tyyppi típus tipologia kategorie sessiontyp sitzungstyp beitragstyp beitragsart',
  ),
  track: words(
    'track tracks topic topics theme stream streams thema themenbereich schwerpunkt thème thématique axe tema área eje línea 分野 トラック テーマ المحور المسار الموضوع konu 主题 stroom onderwerpgebied ścieżka blocktematyczny секция направление трек linie spår spor linja szekciónév 트랙 분과 专题 分论坛 ροή',
  ),
  room: words(
    'room roomname rooms geoaddressjson location venue hall stage place where wo où dónde raum saal hörsaal ort veranstaltungsort räume salle lieu amphithéâtre amphi sala lugar ubicación aula luogo 会場 部屋 会議室 場所 教室 القاعة المكان قاعة salon yer 会议室 地点 zaal ruimte locatie lokaal plaats auditório localização local lokalizacja miejsce зал аудитория место помещение комната зала місце аудиторія sál místnost místo miestnosť plats lokal sted rom sali paikka huone terem helyszín 장소 강의실 会场 會場 地點 αίθουσα sală locație אולם מיקום חדר ห้อง ห้องประชุม สถานที่ phòng địađiểm hộitrường',
  ),
  language: words(
    'language languages lang contentlocale locale sprache vortragssprache langue idioma lengua lingua 言語 発表言語 اللغة لغة dil 语言 taal język язык мова jazyk språk sprog kieli nyelv 언어 語言 γλώσσα limbă שפה',
  ),
  // A date says more than the number of a day.
  day: words(
    'date sessiondate startdate datum fecha data tarih 日期 日付 月日 開催日 التاريخ تاريخ day tag wochentag jour jourdate día dia giorno gün اليوم يوم 日 日程 дата день dzień dag dato päivä päivämäärä nap dátum datum일자 일자 날짜 ημερομηνία dată ziua תאריך יום dataísessão beginntam วันที่ วัน ngày',
  ),
  start: words(
    'start starttime startts starttimestamp timestamp startepoch at startsat startat startdatetime starts presentationtime presentationstart talktime talkstart begin begins from time hour when wann quand cuándo beginn anfang von uhrzeit zeit startzeit debut début heure horaire heurededébut de inicio hora horario horadeinicio desde comienzo ora orario inizio dalle 開始 開始時刻 開始時間 時間 時刻 من البداية وقتالبداية بداية الوقت الساعة başlangıç saat başlama 开始 开始时间 时间 begintijd aanvang starttijd tijd tijdstip van uur horáriodeinício horário horasdeinício godzina czas godzinarozpoczęcia od время начало времяначала час початок čas začátek začiatok tid starttid klockslag tidspunkt klokkeslett klokkeslæt kello aika alkaa idő kezdés kezdete időpont 시간 시작 시작시간 時段 时段 ώρα έναρξη oră שעה שעתהתחלה beginntum ώραέναρξης godz klo เวลา เวลาเริ่ม thờigian giờ giờbắtđầu',
  ),
  end: words(
    'end endtime endts endtimestamp endepoch endsat endat enddatetime presentationend talkend ends finish to until ende bis schluss endzeit fin heuredefin jusquà à fín horadefin hasta término fine alle 終了 終了時刻 終了時間 إلى النهاية وقتالنهاية نهاية حتى bitiş 结束 结束时间 eindtijd einde tot fim horáriodetérmino koniec godzinazakończenia do конец окончание времяокончания кінець konec sluttid slut slutt päättyy vége befejezés 종료 종료시간 結束 λήξη sfârșit סיום שעתסיום endetum due finishes finishesat finishtime ώραλήξης เวลาสิ้นสุด till giờkếtthúc',
  ),
  duration: words(
    'duration dur durationminutes durationmin length minutes min ttduration dauer dauermin dauerinmin dauerminuten durée duréemin duración duraciónmin durata 所要時間 発表時間 時間分 المدة مدة المدةبالدقائق süre 时长 duur duração długość czastrwania длительность продолжительность тривалість délka trvání längd varighed varighet kesto időtartam 소요시간 时长分钟 時長 διάρκεια durată משך',
  ),
  persons: words(
    'speakers speaker contributors contributor contributorname panelists panelist speakername speakernames speakerfullname by presentedby givenby authors author authorname authornames presenters presenter presentername presentingauthor persons people who wer qui quién lecturer lecturers organizers organisers organizer referent referentin referenten referentinnen referentenname vortragende referierende referierender mitwirkende vortragender autor autoren autorinnen intervenant intervenants orateur orateurs conférencier conférenciers auteur auteurs présentateur ponente ponentes autores orador oradores conferenciante conferencista relatore relatori autori 発表者 発表者名 演者 演者名 講演者 講師 著者 登壇者 المتحدث المتحدثون المتحدثين المحاضر المحاضرون المحاضرين الباحث الباحثون المؤلفون konuşmacı konuşmacılar yazarlar 演讲者 报告人 作者 spreker sprekers inleider palestrante palestrantes apresentador apresentadora prelegent prelegenci prelegentka autorzy mówca referujący докладчик докладчики спикер спикеры лектор автор авторы выступающий доповідач доповідачі автори přednášející řečník autoři prednášajúci talare föreläsare taler talere foredragsholder oplægsholder puhuja puhujat esiintyjä előadó előadók szerző szerzők 연사 발표자 강연자 저자 讲者 演讲嘉宾 嘉宾 主讲人 讲师 講者 主講人 报告人员 ομιλητής ομιλητές vorbitor vorbitori מרצה דובר דוברים מרצים מציג מציגים שםהמרצה שםהדובר วิทยากร ผู้บรรยาย ผู้นำเสนอ 演講者 報告者 diễngiả báocáoviên ngườitrìnhbày',
  ),
  firstname: words(
    'speakerfirstname authorfirstname presenterfirstname presentingauthorfirstname lecturerfirstname contributorfirstname panelistfirstname firstname givenname vorname prénom nombre nome 名 الاسمالأول voornaam primeironome imię имя імя jméno förnamn fornavn etunimi keresztnév 이름',
  ),
  lastname: words(
    'speakerlastname authorlastname presenterlastname presentingauthorlastname lecturerlastname contributorlastname panelistlastname lastname surname familyname nachname familienname nomdefamille apellido apellidos cognome 姓 اسمالعائلة achternaam sobrenome apelido nazwisko фамилия прізвище příjmení efternamn efternavn etternavn sukunimi vezetéknév 성',
  ),
  institution: words(
    'institution institutions companies organisations organizations employers affiliation affiliations speakeraffiliation speakerinstitution authoraffiliation organisation organization company employer university institut einrichtung klinik universität firma unternehmen établissement institución afiliación centro universidad empresa istituzione affiliazione ente 所属 所属機関 機関 المؤسسة الجهة الجامعة جهةالعمل kurum 单位 机构 instelling organisatie bedrijf werkgever instituição afiliação organização instytucja afiliacja organizacja uczelnia организация учреждение местоработы аффилиация компания університет організація установа instituce pracoviště organizace lärosäte organisaatio yritys intézmény munkahely 소속 기관 单位名称 工作单位 所在单位 服務單位 單位 φορέας instituție afiliere מוסד ארגון หน่วยงาน สังกัด đơnvị cơquan companyname organisationname organizationname tagline speakertagline speakerheadline speakercompany speakerorganisation speakerorganization',
  ),
  role: words('role roles speakerrole personrole contributorrole authorrole rolle rôle rol ruolo 役割 الدور speakercategory speakertype'),
  biography: words(
    'bio bios contributorbio contributorbiography biography biographies speakerbio speakerbios speakerbiography authorbio presenterbio biografie biographie kurzbiographie kurzbiografie lebenslauf vita biografía biografia 略歴 講師略歴 السيرةالذاتية özgeçmiş 简介 minibio biogram notabiograficzna биография біографія životopis medailonek biografi esittely életrajz 약력 个人简介 嘉宾简介 講者簡介 βιογραφικό קורותחיים bioshort shortbio aboutthespeaker aboutthespeakers aboutspeaker aboutthepresenter aboutthepresenters aboutpresenter aboutme zurperson àproposdelintervenant',
  ),
  portrait: words(
    'headshot contributorphoto headshoturl portrait speakerphoto speakerphotourl speakerimage speakerpicture speakeravatar profilepicture profilephoto profileimage avatar',
  ),
  chair_institution: words(
    'chairinstitution chairaffiliation chairaffiliations chairorganisation chairorganization chaircompany moderatorinstitution moderatoraffiliation moderatororganisation moderatororganization moderatorcompany',
  ),
  chairs: words(
    'chairs chair chairname sessionchair sessionchairs chairperson moderators moderator moderation hosts host vorsitz vorsitzende vorsitzender sitzungsleitung sessionleitung moderatorin leitung modération modératrice moderación moderazione moderação présidence président présidents modérateur modérateurs moderador moderadores moderadora presidencia coordinador presidente moderatore moderatori 座長 司会 司会者 رئيسالجلسة رؤساءالجلسة مديرالجلسة oturumbaşkanı başkan 主持人 voorzitter voorzitters dagvoorzitter gespreksleider mediador presidentedamesa coordenador prowadzący przewodniczący moderatorzy председатель модератор ведущий ведущие модератори голова předsedající moderátor moderátoři předseda predsedajúci ordförande ordstyrer møteleder puheenjohtaja üléselnök levezetőelnök 좌장 사회자 主持 主席 主持人员 πρόεδρος συντονιστής יושבראש יור יושבתראש מנחה ประธาน ผู้ดำเนินรายการ chủtọa chủtoạ',
  ),
  abstract: words(
    'abstract shortdescription intro kurzbeschreibung zusammenfassung résumé resumen riassunto 要旨 概要 抄録 الملخص ملخص özet 摘要 samenvatting resumo streszczenie abstrakt аннотация тезисы резюме анотація тези souhrn sammanfattning resumé sammendrag tiivistelmä absztrakt kivonat 초록 요약 内容简介 περίληψη rezumat תקציר about',
  ),
  description: words(
    'description longdescription details info text body content beschreibung inhalt descriptif descripción descrizione 説明 詳細 الوصف وصف açıklama 描述 beschrijving omschrijving descrição opis описание опис popis beskrivning beskrivelse kuvaus leírás 설명 详情 内容介绍 περιγραφή descriere תיאור desc about',
  ),
  // The last day, where it stands beside the clock time of the end.
  end_day: words(
    'enddate sessionenddate enddatum datumende datefin datedefin fechafin fechadefin datafine 終了日 تاريخالنهاية bitiştarihi 结束日期 endetam',
  ),
  time_zone: words(
    'timezone tz timezonename eventtimezone zeitzone fuseauhoraire fusohorario zonahoraria husohorario fusoorario タイムゾーン المنطقةالزمنية saatdilimi 时区',
  ),
  session_start: words(
    'sessionstart sessionstarttime sessiondateandtime sessiondatetime sessionbegin sitzungsbeginn sessionbeginn débutdesession iniciodesesión セッション開始 بدايةالجلسة',
  ),
  session_end: words('sessionend sessionendtime sitzungsende sessionende findesession findesesión セッション終了 نهايةالجلسة'),
  logo: ['image', 'imageurl', 'logo', 'picture', 'coverurl', 'coverimage'],
  url: ['url', 'websiteurl', 'permalink', 'link'],
  tags: words(
    'tags complexity keywords labels subtype sessionsubtype subcategory schlagwörter schlagworte stichwörter motsclés palabrasclave etiquetas parolechiave キーワード الكلماتالمفتاحية trefwoorden palavraschave słowakluczowe ключевыеслова ключовіслова klíčováslova nyckelord nøkleord avainsanat kulcsszavak 키워드 关键词 關鍵詞 categories kategorien',
  ),
  stream_url: words(
    'streamurl streamlink streamingurl streaminglink videostreamurl videostream liveurl livestream livestreamurl livestreamlink livelink webcasturl',
  ),
  recording: ['recordingurl', 'videourl', 'youtube', 'video'],
  // The number on the board of a poster, as it is printed.
  board: words(
    'board boardno boardnr boardnumber posterboard posterboardno posterboardnumber stellwand stellwandnr stellwandnummer postertafel posterwand panneau numérodepanneau ポスター番号 ボード番号',
  ),
  poster: words('posterurl posterfile posterpdf posterdatei eposter eposterurl eposterfile eposterpdf fichierposter archivoposter'),
  do_not_record: ['donotrecord'],
} as const satisfies Record<string, readonly string[]>;

/** Our name for a field. */
export type FieldName = keyof typeof synonyms;

/** Fields of tables alone: lists and exports know other words for what their records belong to. */
export const tableFields: readonly FieldName[] = [
  'board',
  'session',
  'session_id',
  'session_start',
  'session_end',
  'level',
  'status',
  'firstname',
  'lastname',
  'institution',
  'role',
  'biography',
  'portrait',
  'chair_institution',
];

/** Addresses that belong to a session, with the words their link gets. */
export const linkNames: Readonly<Record<string, string>> = {
  website: 'Website',
  homepage: 'Website',
  landingpage: 'Website',
  pdfurl: 'Paper (PDF)',
  paperurl: 'Paper',
  paperlink: 'Paper',
  doilink: 'Paper',
  doi: 'Paper',
  ee: 'Paper',
  anthologyid: 'Anthology',
  anthologyurl: 'Anthology',
  anthology: 'Anthology',
  aclid: 'Anthology',
  aclanthologyid: 'Anthology',
  slides: 'Slides',
  slidesurl: 'Slides',
  demourl: 'Demonstration',
  codeurl: 'Code',
  github: 'Code',
  material: 'Material',
  resources: 'Material',
  attachments: 'Material',
  links: '',
  fileurl: 'Material',
};

/** Names as `plainName` writes them. */
function words(list: string): readonly string[] {
  // Vowels of Thai are marks, which names of columns are compared without.
  return list.normalize('NFC').replaceAll('ı', 'i').replaceAll(/\p{M}/gu, '').split(' ');
}
