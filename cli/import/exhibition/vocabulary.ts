// Names of the columns of lists of exhibitors, sponsors and products, as congress offices write them; of two fields with one name the first counts.

const words = (list: string): readonly string[] => list.split(' ');

/** What people call a company and nothing else. */
const companyNames = words(
  'company companyname exhibitor exhibitorname exhibitors exhibitingcompany sponsor sponsorname sponsors partnername organisationname organizationname firma firmen firmenname firmierung unternehmen unternehmensname aussteller ausstellername austeller société nomdelasociété entreprise nomdelentreprise exposant exposants nomdelexposant raisonsociale sponsoren empresa nombredelaempresa nombreempresa compañía expositor expositores nombredelexpositor razonsocial patrocinador azienda nomeazienda espositore espositori ragionesociale empresaexpositora patrocinadora 出展者 出展社 会社名 企業名 الشركة اسمالشركة العارض firmaadı şirket şirketadı katılımcıfirma 公司 公司名称 参展商',
);
/** What many lists call whatever they list. */
const anyNames = words(
  'name title nom nombre nome bezeichnung titel partner organisation organization organización organisme 名称 名前 الاسم ad adı',
);

const website = words(
  'website web url homepage webseite website internet internetseite www webadresse webaddress siteweb siteinternet site adresseweb sitioweb páginaweb página sitoweb sito link landingpage ウェブサイト الموقع الموقعالإلكتروني websitesi 网站',
);
const tags = words(
  'tags keywords labels schlagwörter schlagworte stichwörter branche branchen industry industries sector sectors productgroups productgroup produktgruppe produktgruppen secteur secteurs motsclés domaine sectores palabrasclave etiquetas settore settori parolechiave topics themen キーワード الكلماتالمفتاحية',
);
const description = words(
  'description longdescription companyprofile companydescription profile profiletext about abouttext text beschreibung firmenprofil firmenbeschreibung unternehmensprofil ausstellerprofil profil produktbeschreibung descriptif présentation descripción perfil descripcióndelaempresa descrizione profilo 説明 会社概要 الوصف açıklama tanıtım 描述',
);
const short = words(
  'short shorttext shortdescription inshort teaser slogan claim tagline motto kurztext kurzbeschreibung kurzprofil untertitel résumé accroche descriptioncourte resumen descripcióncorta lema riassunto descrizionebreve',
);
const sort = words('sort sortorder order ranking rank priority reihenfolge sortierung rang ordre rangement orden ordine 順番');
const image = words('image imageurl picture photo bild foto abbildung produktbild imagen photoduproduit immagine');
const video = words('video videourl youtube film filmurl vidéo vídeo');

/** Fields of a company → names of their columns. */
export const companySynonyms = {
  id: words(
    'id uid companyid companyaccountid exhibitorid exhibitornumber exhibitorno sponsorid firmennr firmennummer ausstellernr ausstellernummer ausstellerid kundennr kundennummer numéroexposant numexposant idexposant idexpositor númerodeexpositor codiceespositore',
  ),
  company: [...companyNames, ...anyNames],
  short,
  description,
  tier: words(
    'tier sponsortype sponsortier sponsorlevel sponsorshiplevel sponsorship sponsorshippackage sponsorpackage sponsorcategory level package partnerlevel partnertype sponsorenstatus sponsorenstufe sponsorenkategorie sponsoringpaket sponsorpaket sponsorstufe paket stufe status kategorie category niveau niveaudesponsoring niveaudepartenariat formule catégorie nivel niveldepatrocinio categoría paquete livello livellodisponsorizzazione categoria pacchetto ランク スポンサー種別 الفئة مستوىالرعاية kategori sponsorluk 级别',
  ),
  booth: words(
    'booth booths boothno boothnr boothnumber boothnumbers boothid stand stands standno standnr standnumber standnumbers standnummer standnummern stände messestand koje numérodestand nstand emplacement númerodestand nºdestand nºstand estand caseta numerostand numerodistand posteggio ブース ブース番号 小間番号 الجناح رقمالجناح stant stantno standno 展位 展位号',
  ),
  hall: words(
    'hall hallname hallno halle hallen hallennummer hallennr pavilion pavillon ebene salle zone pabellón sala recinto padiglione 会場 القاعة قاعة salon 展馆',
  ),
  logo: words('logo logofile logourl logopath logodatei logobild logotype logotipo fichierlogo archivologo logofilename ロゴ الشعار'),
  picture: image,
  website,
  tags,
  products: words('products productnames produkte produktnamen produits productos prodotti ürünler 製品 المنتجات'),
  sort,
  street: words(
    'street address addressline1 address1 strasse straße strassenr straßenr adresse anschrift rue calle dirección domicilio via indirizzo adres 住所 العنوان',
  ),
  zip: words('zip zipcode postcode postalcode plz postleitzahl codepostal cp códigopostal cap postakodu 郵便番号'),
  city: words('city town ort stadt sitz ville localité ciudad población localidad città şehir 市 المدينة'),
  country: words('country countrycode land pays país paese nazione ülke 国 البلد 国家'),
  video,
  linkedin: words('linkedin linkedinurl'),
  x: words('twitter x twitterurl'),
  facebook: words('facebook facebookurl'),
  instagram: words('instagram instagramurl'),
  brochure: words('brochure brochureurl flyer broschüre prospekt download downloads pdf plaquette folleto catálogo'),
  // Often a person, or an address meant for the office alone: taken where the mapping names them.
  email: words(
    'email mail emailaddress contactemail ansprechpartneremail courriel adressemail correo correoelectrónico postaelettronica メール البريدالإلكتروني eposta',
  ),
  phone: words('phone telephone tel telefon telefonnummer mobile mobil téléphone teléfono telefono 電話 الهاتف'),
  contact: words(
    'contact contacts contactperson contactname primarycontact ansprechpartner ansprechpartnerin ansprechperson kontakt kontaktperson standleitung interlocuteur personnedecontact nomducontact contacto personadecontacto nombredelcontacto contatto referente persona 担当者 شخصالاتصال yetkili',
  ),
} as const satisfies Record<string, readonly string[]>;

/** Fields of a product → names of their columns. */
export const productSynonyms = {
  id: words(
    'id uid productid productno productnumber articleno articlenumber sku artikelnr artikelnummer produktnr produktid référence refproduit idproducto referencia',
  ),
  product: [
    ...words(
      'product productname products producttitle produkt produktname produkte produktbezeichnung artikel artikelbezeichnung produit nomduproduit produits producto nombredelproducto productos prodotto nomeprodotto prodotti 製品 製品名 المنتج اسمالمنتج ürün ürünadı 产品',
    ),
    ...anyNames,
  ],
  company: [
    ...companyNames,
    ...words('companyid companyaccountid exhibitorid manufacturer hersteller fabricant fabricante produttore vendor'),
  ],
  short,
  description,
  category: words(
    'category productcategory productgroup kategorie produktkategorie produktgruppe warengruppe catégorie famille categoría categoria カテゴリ الفئة kategori 类别',
  ),
  tags,
  picture: [...image, ...words('logo imagefile bilddatei')],
  website: [...words('producturl productpage produktseite'), ...website],
  sort,
  video,
  brochure: words('brochure datasheet datenblatt document documents dokument pdf fichetechnique fichatécnica schedatecnica flyer'),
} as const satisfies Record<string, readonly string[]>;

export type CompanyField = keyof typeof companySynonyms;
export type ProductField = keyof typeof productSynonyms;
/** A field of a list of an exhibition. */
export type ExhibitionField = CompanyField | ProductField;

/** Every field of both, for the mapping. */
export const exhibitionFields = [
  ...new Set([...Object.keys(companySynonyms), ...Object.keys(productSynonyms)]),
] as readonly ExhibitionField[];

/** Fields that can be private: they are published where the mapping names their column, never by the name of a column alone. */
export const privateFields: readonly ExhibitionField[] = ['email', 'phone', 'contact'];

/** Fields that several columns fill together. */
export const severalColumnsOf: readonly ExhibitionField[] = ['tags', 'booth', 'products', 'brochure'];

/** Names that are those of a company, or of a product, alone. */
export const ownNames = {
  companies: companyNames,
  products: productSynonyms.product.filter((name) => !anyNames.includes(name)),
} as const;
