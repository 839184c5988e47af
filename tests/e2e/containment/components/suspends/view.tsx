// Test component: waits in render for something that never comes.
import { use } from 'react';

const never = new Promise<never>(() => {});

export default function Suspends(): never {
  return use(never);
}
