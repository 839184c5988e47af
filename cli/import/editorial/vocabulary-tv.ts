// Names of the columns that only lists of films and sound have: congress TV (A §2 TvPage).

const words = (list: string): readonly string[] => list.split(' ');

/** By field; what other lists have, too, is added where the vocabulary of all lists is. */
export const tvWords = {
  id: words('id uid episodeid guid episodenid folgenid idépisode idepisodio bölümno 编号 الرقم'),
  title: words(
    'episode episodetitle film video folge folgentitel beitrag sendung épisode titredelépisode vidéo émission episodio títulodelepisodio vídeo puntata titolodellepisodio bölüm bölümadı 节目 节目名称 视频 الحلقة عنوانالحلقة الفيديو',
  ),
  section: words(
    'section part channel series rubrik teil reihe sendereihe kanal rubrique série chaîne sección serie canal rubrica canale kısım dizi kanal 栏目 系列 القسم السلسلة',
  ),
  media: words(
    'mediaurl media mediafile enclosure enclosureurl file filmurl videourl videofile audiourl audiofile mp3 mp4 stream streamurl datei filmdatei tondatei adresse fichier fichiermédia archivo ficherodemedios medios file filemultimediale dosya medyadosyası 文件 媒体地址 音频 الملف رابطالملف url link website 链接 الرابط',
  ),
  seconds: words('seconds duration length runtime itunesduration dauer länge laufzeit durée duración durata süre 时长 长度 المدة'),
  bytes: words(
    'bytes size filesize enclosurelength dateigröße größe bytesize taille tailledufichier tamaño tamañodelarchivo dimensione boyut dosyaboyutu 大小 文件大小 الحجم',
  ),
  number: words(
    'number no episodenumber itunesepisode nummer nr folgennummer folgennr numéro número numero numara sıra 集数 期数 رقمالحلقة',
  ),
  sound: words('issound sound audio audioonly soundonly ton nurton audioseul soloaudio sóloaudio yalnızcases 仅音频 صوتفقط'),
  captions: words('captions subtitles vtt webvtt untertitel soustitres subtítulos sottotitoli altyazı altyazılar 字幕 الترجمة النصوص'),
  chapters: words('chapters marks timestamps kapitel kapitelmarken chapitres capítulos capitoli bölümler 章节 الفصول'),
  speakers: words(
    'speakers speaker people guests guest interviewee interviewees host personen gäste gast gesprächspartner mitwirkende sprecher intervenants invités invité ponentes invitados ospiti ospite relatori konuklar konuk konuşmacılar 嘉宾 人物 المتحدثون الضيوف',
  ),
} as const satisfies Record<string, readonly string[]>;
