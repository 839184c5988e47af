// Types of the modules the build makes (src/model/compile/vite-plugin.ts).
declare module 'virtual:foyer/check/*' {
  import type { Check } from './model/check.ts';
  const check: Check;
  export default check;
}
