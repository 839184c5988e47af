// Whether a text reads like the name of a person, where no column says that it is one.
import { institutionWords, personOf, withoutTitles } from './people-named.ts';

const particle = /^(?:v[ao]n|von|vom|de[nr]?|da|das|do|dos|di|du|del|della|la|le|el|al|bin|ibn|ben|ter|ten|zu[rm]?|y|e|af|av)$/iu;
const word = /^(?:\p{Lu}[\p{L}\p{M}'’-]{1,30}|\p{Lu}\.(?:-?\p{Lu}\.)*)$/u;
/** Words that begin with a capital letter in titles, and are no names. */
const noName =
  /^(?:the|and|und|et|of|for|from|in|on|at|to|with|a|an|great|main|side|big|small|coffee|lunch|tea|break|dinner|opening|closing|keynote|plenary|welcome|session|sessions|panel|workshop|tutorial|symposium|part|teil|day|tag|room|hall|raum|saal|salle|sala|aula|stage|track|poster|posters|lecture|talk|talks|introduction|registration|reception|discussion|ceremony|committee|meeting|programme|program|congress|conference|kongress|tagung|general|assembly|award|awards|prize|first|second|third|new|open|online|live|hybrid|spring|summer|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|i{1,3}|iv|vi{0,3}|how|why|what|when|best|young|working|group|science|research|data|health|medicine|q&a|sea|ocean|north|south|east|west|invited|machine|deep|learning|artificial|intelligence|virtual|reality|augmented|language|technology|climate|change|policy|care|study|studies|case|review|update|history|society|culture|city|world|europe|european|national|international|united|high|school|social|human|digital|public|private|network|security|power|energy|system|systems|design|business|special|guest|speakers|members|only|english|german|french|spanish|deutsch|englisch|nord|süd|ost|west|künstliche|intelligenz|neue|erste|zweite|fragen|antworten|diskussion|vortrag|eröffnung|abschluss|begrüßung|session|séance|ouverture|clôture|accueil|table|ronde|mesa|redonda|apertura|clausura|inauguración)$/iu;

/** Two to five words with capital letters, with particles and titles, an institution in brackets behind them at most; nothing that titles are made of. */
export function looksLikePerson(text: string): boolean {
  if (text.length > 120) return false;
  const { name, institution } = personOf(text.trim());
  if (/^\p{sc=Han}{2,6}$/u.test(name)) return institution !== undefined;
  const bare = withoutTitles(name).replace(/\s(?:ph\.?d|m\.?d|m\.?sc|mba)\.?$/iu, '');
  const titled = bare !== name;
  const words = bare.split(/\s+/).filter(Boolean);
  const capitals = words.filter((one) => word.test(one));
  return (
    words.length <= 5 &&
    capitals.length >= (titled ? 1 : 2) &&
    words.every((one) => word.test(one) || particle.test(one)) &&
    !words.some((one) => noName.test(one)) &&
    !institutionWords.test(bare)
  );
}
