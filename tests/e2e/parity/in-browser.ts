// Entry of the bundle for the browser: puts the rules, as the product builds them, where a test can ask them.
import { answersTo } from './answers.ts';

Object.assign(globalThis, { answersTo });
