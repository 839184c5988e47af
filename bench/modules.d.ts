// Types of the checks the bench imports by name.
declare module '*?check' {
  import type { Check } from '#src/model/check.ts';
  const check: Check;
  export default check;
}
