// The commonest passwords of public leaks (zxcvbn-ts, 49,233 of them); on the server alone, no page loads them.
import { dictionary } from '@zxcvbn-ts/language-common';

/** Further common passwords of sufficient length, missing from that list. */
const more = `passwort1 qwertz123 schatzi1 hallowelt soleil123 doudou123 sifre123 contrasena conference congress congress1 kongress
  welcome123 changeme1 iloveyou2 administrator password1! p@ssw0rd1 geheim123 abc12345`.split(/\s+/);

/** Lower case. */
const common: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...more]);

const signs: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' };

/** Whether a text (lower case) is one of them, also with the usual signs for letters (p@ssw0rd). */
export const isCommonPassword = (text: string): boolean =>
  common.has(text) || common.has(text.replaceAll(/[@431!0$57]/g, (sign) => signs[sign]!));
