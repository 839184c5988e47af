// Where checks were compiled before; who still asks here is answered by compile-check.ts.
export { compileCheck } from './compile-check.ts';
