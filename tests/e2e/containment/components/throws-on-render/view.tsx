// Test component: throws when it is drawn.
export default function ThrowsOnRender(): never {
  throw new Error('thrown on render');
}
