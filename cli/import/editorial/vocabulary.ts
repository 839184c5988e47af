// Names of the columns of lists of jobs, news, awards, preceptorships and episodes, as congress offices write them; of two fields with one name the first counts.
import { companySynonyms } from '../exhibition/vocabulary.ts';
import { synonyms } from '../vocabulary/synonyms.ts';
import type { EditorialKind } from './kinds.ts';
import { tvWords } from './vocabulary-tv.ts';

const words = (list: string): readonly string[] => list.split(' ');

/** What many lists call whatever they list. */
const anyTitle = words(
  'title titel titre título titulo titolo başlık 标题 العنوان عنوان name bezeichnung nom nombre nome ad adı 名称 الاسم',
);
const short = words(
  'summary short shorttext shortdescription teaser lead kurzbeschreibung kurztext zusammenfassung vorspann anrisstext résumé accroche chapeau chapô resumen entradilla descripcióncorta riassunto sommario descrizionebreve özet kısaaçıklama 摘要 简介 الملخص ملخص نبذة',
);
const description = words(
  'text description longdescription fulltext details body content article beschreibung volltext inhalt artikel texte descriptif contenu descripción texto contenido descrizione testo contenuto açıklama metin içerik 描述 正文 内容 الوصف النص المحتوى',
);
const company = words(
  'companyaccountid companyid exhibitorid sponsorid firmennr firmennummer firmenid ausstellernr ausstellernummer ausstellerid',
);
const country = words('country countrycode land staat pays país paese ülke 国家 البلد الدولة');
const city = words(
  'city town location place ort stadt standort ville lieu localité localisation ciudad lugar localidad ubicación città luogo sede şehir yer konum 城市 地点 المدينة الموقع',
);
const deadline = words(
  'deadline applicationdeadline deadlineforapplications closingdate closes applyby applicationsuntil expires validuntil bewerbungsschluss bewerbungsfrist bewerbungbis frist stichtag datelimite datelimitedecandidature échéance clôture dateclôture fechalímite fechadecierre fechalímitedesolicitud plazo cierre scadenza datadiscadenza termine sontarih sonbaşvuru sonbaşvurutarihi 截止日期 申请截止日期 截止 الموعدالنهائي آخرموعد آخرموعدللتقديم تاريخالإغلاق',
);
const apply = words(
  'applyurl applicationurl applylink applicationlink apply application howtoapply applyat bewerbungslink bewerbungsurl bewerbungsadresse bewerbung bewerbungan bewerben onlinebewerbung liendecandidature liencandidature candidature postuler enlacedesolicitud enlaceparasolicitar solicitud candidatura linkperlacandidatura candidarsi başvurulinki başvuruadresi başvuru 申请链接 申请地址 申请 رابطالتقديم التقديم url link website web lien siteweb enlace sitio sito bağlantı 链接 网址 الرابط webseite',
);
/** Addresses that are plainly meant for applications; any other column of addresses may be private. */
const applyMail = words(
  'applyemail applicationemail emailforapplications bewerbungsemail bewerbungemail bewerbungsmail emailfürbewerbungen emailbewerbung emaildecandidature emailcandidature emaildesolicitud correodesolicitud emailperlacandidatura emailcandidatura başvuruepostası başvurueposta 申请邮箱 بريدالتقديم',
);
const email = [...applyMail, ...companySynonyms.email];
const picture = words(
  'imagepath image imageurl picture picturepath photo bild bilddatei foto abbildung titelbild image photographie imagen fotografía immagine fotografia resim görsel fotoğraf 图片 照片 الصورة صورة',
);
const published = words(
  'publisheddate published publishedon publicationdate posted postedon dateposted postingdate onlinesince veröffentlicht veröffentlichtam veröffentlichung veröffentlichungsdatum ausgeschriebenam onlineseit erschienen erschienenam publié publiéle datedepublication publicado fechadepublicación pubblicato pubblicatoil datadipubblicazione yayıntarihi yayınlanmatarihi 发布日期 发布时间 تاريخالنشر date datum fecha data tarih 日期 التاريخ',
);
const institution = words(
  'institution institutions affiliation affiliations winnerinstitution workplace institut einrichtung klinik universität établissement affiliation université institución afiliación universidad istituzione affiliazione università kurum üniversite 单位 机构 المؤسسة الجهة الجامعة',
);
const topic = words(
  'field topic theme category department specialty speciality discipline area fachgebiet fachbereich fachrichtung bereich abteilung kategorie berufsgruppe schwerpunkt thema domaine spécialité catégorie service thème área especialidad categoría departamento tema settore specialità categoria reparto ambito argomento alan bölüm uzmanlık kategori konu 领域 专业 科室 部门 类别 主题 المجال التخصص القسم الفئة الموضوع',
);

const jobs = {
  id: words(
    'id uid jobid jobno jobnr jobnumber positionid reference referenceno referencenumber ref refno kennziffer stellennr stellennummer stellenid referenz referenznummer référence numérodeloffre idoffre referencia idoferta númerodeoferta riferimento codice idofferta ilanno referansno 编号 职位编号 الرقم رقمالوظيفة',
  ),
  title: [
    ...words(
      'jobtitle positiontitle position job role vacancy opening stellentitel stellenbezeichnung positionsbezeichnung berufsbezeichnung jobtitel stelle intituléduposte titreduposte intitulé poste títulodelpuesto nombredelpuesto puesto cargo vacante titolodellaposizione posizione qualifica pozisyon işunvanı unvan ilanbaşlığı 职位名称 职位 岗位 المسمىالوظيفي عنوانالوظيفة الوظيفة المنصب',
    ),
    ...anyTitle,
  ],
  company,
  employer: words(
    'employer employername company companyname organisation organization institution hospital arbeitgeber arbeitgeberin firma firmenname unternehmen klinik einrichtung institut employeur entreprise société établissement organisme empleador empresa institución organización datoredilavoro azienda ente istituzione işveren şirket kurum kuruluş 雇主 公司 单位 机构 جهةالعمل صاحبالعمل الشركة المؤسسة',
  ),
  location: [
    ...words(
      'worklocation placeofwork joblocation arbeitsort dienstort einsatzort lieudetravail lugardetrabajo luogodilavoro sededilavoro çalışmayeri 工作地点 مكانالعمل',
    ),
    ...city,
  ],
  country,
  remote: words(
    'isremote remote remotework homeoffice telework fernarbeit télétravail teletrabajo remoto telelavoro lavorodaremoto uzaktan uzaktançalışma 远程 远程办公 عنبعد عملعنبعد',
  ),
  employment: words(
    'employmenttype employment kindofemployment jobtype contracttype contract hours workinghours type beschäftigungsart anstellungsart beschäftigung anstellung vertragsart arbeitszeit umfang typedecontrat typedemploi contrat tempsdetravail tipodecontrato tipodeempleo contrato jornada tipodicontratto tipodiimpiego contratto orario istihdamtürü çalışmaşekli sözleşmetürü 雇佣类型 工作类型 工作性质 نوعالتوظيف نوعالعقد نوعالوظيفة',
  ),
  field: topic,
  salary: words(
    'salary pay compensation remuneration wage gehalt vergütung entgelt verdienst eingruppierung salaire rémunération salario sueldo remuneración retribuzione stipendio maaş ücret 薪资 工资 薪酬 الراتب الأجر',
  ),
  short,
  apply,
  email,
  published,
  deadline,
  description: [
    ...words(
      'jobdescription stellenbeschreibung ausschreibungstext ausschreibung descriptionduposte descripcióndelpuesto descrizionedellaposizione işaçıklaması işilanı 职位描述 وصفالوظيفة',
    ),
    ...description,
  ],
} as const satisfies Record<string, readonly string[]>;

const news = {
  id: words('id uid newsid articleid slug artikelid artikelnr idarticle idnoticia idnotizia haberno 编号 الرقم'),
  title: [
    ...words(
      'headline heading newstitle articletitle schlagzeile überschrift meldung manchette titrearticle titular encabezado titolodellanotizia haberbaşlığı manşet 新闻标题 عنوانالخبر',
    ),
    ...anyTitle,
  ],
  date: [...words('newsdate articledate meldungsdatum'), ...published],
  short,
  author: words(
    'author authors by byline writer writtenby autor autorin autoren verfasser verfasserin redaktion auteur auteure rédaction autora redacción autore redazione yazar 作者 الكاتب المؤلف',
  ),
  picture,
  picture_text: words(
    'imagetext alt alttext alternativetext caption imagecaption picturetext bildtext bildbeschreibung bildunterschrift alternativtext légende textealternatif piedefoto textoalternativo didascalia testoalternativo altmetin resimaltyazısı 图片说明 وصفالصورة',
  ),
  tags: [
    ...companySynonyms.tags,
    ...words(
      'category categories rubrik kategorie rubrique catégorie sección categoría rubrica categoria etiketler kategori 标签 类别 الوسوم الفئة',
    ),
  ],
  website: words(
    'url link readmore more address website weiterlesen quelle adresse lien source liresuite enlace fuente leermás fonte leggitutto bağlantı kaynak 链接 来源 الرابط المصدر',
  ),
  description: [...words('articletext newstext meldungstext artikeltext'), ...description],
} as const satisfies Record<string, readonly string[]>;

const awards = {
  id: words('id uid awardid awardno preisid preisnr idprix idpremio ödülno 编号 الرقم'),
  title: [
    ...words(
      'award awardname awardtitle prize prizename preis preisname auszeichnung ehrung prix nomduprix distinction premio nombredelpremio galardón nomedelpremio riconoscimento ödül ödüladı 奖项 奖项名称 الجائزة اسمالجائزة',
    ),
    ...anyTitle,
  ],
  year: words('year awardyear jahr année annee año anno yıl 年份 年度 السنة العام date datum fecha data tarih 日期 التاريخ'),
  company,
  sponsor: words(
    'sponsor sponsoredby donor givenby awardedby stifter stifterin gestiftetvon verliehenvon förderer donateur décernépar sponsorisépar patrocinador donante otorgadopor donatore conferitoda destekçi veren 赞助商 颁发机构 الراعي الجهةالمانحة',
  ),
  winner: words(
    'winners winner winnername awardee awardees recipient recipients laureate laureates prizewinner prizewinners awardwinner preisträger preisträgerin preisträgerinnen gewinner gewinnerin ausgezeichnete lauréat lauréate lauréats gagnant gagnante ganador ganadora ganadores galardonado premiado premiada vincitore vincitrice vincitori premiato premiati kazanan kazananlar ödülsahibi 获奖者 获奖人 الفائز الفائزة الفائزون',
  ),
  winner_id: words('winnerid authorid personid facultyid referentenid personenid'),
  institution,
  rank: words(
    'rank ranking place prizeclass platz rang platzierung preisstufe classement place puesto posición lugar posto posizione classifica derece sıra 名次 المركز الترتيب',
  ),
  work: words(
    'work awardedwork titleofwork worktitle abstract abstracttitle paper arbeit titelderarbeit preisarbeit vortrag travail titredutravail trabajo títulodeltrabajo lavoro titolodellavoro çalışma çalışmabaşlığı 作品 论文 论文题目 العمل عنوانالعمل عنوانالبحث',
  ),
  presentation: words('presentationid abstractid paperid beitragsid vortragsid abstractnr'),
  picture: [...words('portrait winnerphoto winnerimage porträt portraitfoto'), ...picture],
  short: [...short, ...words('givenfor reason begründung kriterien')],
  description,
} as const satisfies Record<string, readonly string[]>;

const preceptorships = {
  id: words('id uid preceptorshipid offerid courseid angebotsid angebotsnr idoffre idoferta idofferta 编号 الرقم'),
  title: [
    ...words(
      'preceptorship offer course fellowship programme program training angebot hospitation kurs kurstitel offre stage formation oferta curso estancia offerta corso tirocinio programma program eğitim kurs 项目 课程 进修项目 البرنامج العرض الدورة',
    ),
    ...anyTitle,
  ],
  host: [
    ...words(
      'host hostinstitution hosthospital hospital centre center gastgeber gasteinrichtung krankenhaus hôte établissementdaccueil hôpital anfitrión institucióndeacogida hospital centro ospitante strutturaospitante ospedale evsahibi hastane merkez 接收机构 主办机构 医院 المضيف الجهةالمضيفة المستشفى المركز',
    ),
    ...institution,
  ],
  city,
  country,
  topic,
  language: synonyms.language,
  places: words(
    'places numberofplaces seats slots participants capacity plätze platzzahl anzahlplätze teilnehmerzahl nombredeplaces plazas númerodeplazas posti numerodiposti kontenjan 名额 人数 عددالأماكن عددالمقاعد المقاعد',
  ),
  short,
  apply,
  email,
  start: words(
    'startdate firstday start from begin begins beginn von ab anfang erstertag startdatum datededébut début du fechadeinicio inicio desde datadiinizio inizio dal başlangıçtarihi başlangıç 开始日期 开始 تاريخالبداية البداية من',
  ),
  end: words(
    'enddate lastday end to until ende bis letztertag enddatum datedefin fin au fechadefin hasta datadifine fine al bitiştarihi bitiş 结束日期 结束 تاريخالنهاية النهاية إلى',
  ),
  deadline,
  description,
} as const satisfies Record<string, readonly string[]>;

const tv = {
  id: tvWords.id,
  title: [...tvWords.title, ...anyTitle],
  section: tvWords.section,
  media: tvWords.media,
  number: tvWords.number,
  date: published,
  short,
  seconds: tvWords.seconds,
  bytes: tvWords.bytes,
  sound: tvWords.sound,
  picture,
  picture_text: news.picture_text,
  captions: tvWords.captions,
  chapters: tvWords.chapters,
  speakers: tvWords.speakers,
  speaker_ids: words('speakerids authorids personids facultyids referentenids'),
  session: [...synonyms.session_id, 'session', 'sitzung'],
  description,
} as const satisfies Record<string, readonly string[]>;

/** Fields of each kind → names of their columns. */
export const editorialSynonyms = { jobs, news, awards, preceptorships, tv } as const satisfies Record<
  EditorialKind,
  Readonly<Record<string, readonly string[]>>
>;

/** A field of such a list. */
export type EditorialField = { [Kind in EditorialKind]: keyof (typeof editorialSynonyms)[Kind] }[EditorialKind];

/** Every field of all of them, for the mapping. */
export const editorialFields = [
  ...new Set(Object.values(editorialSynonyms).flatMap((fields) => Object.keys(fields))),
] as readonly EditorialField[];

/** Names of the columns of addresses that are published without being named in the mapping. */
export const publishedMailNames: readonly string[] = applyMail;

/** Fields that several columns fill together. */
export const severalEditorialColumns: readonly EditorialField[] = ['tags', 'winner', 'speakers', 'captions'];
