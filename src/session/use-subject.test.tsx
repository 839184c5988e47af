// The page hears the name of what it is about, once it is known.
import { expect, test, vi } from 'vitest';
import { renderView } from '../../tests/support/render-view.tsx';
import { useSubject } from './use-subject.ts';

function View({ props }: { props: { name: string | undefined } }) {
  useSubject(props.name);
  return null;
}

test('a name is told; while it is unknown nothing is', () => {
  const onSubject = vi.fn<(name: string) => void>();
  renderView(View, { name: undefined }, { frame: { onSubject } });
  renderView(View, { name: '' }, { frame: { onSubject } });
  expect(onSubject).not.toHaveBeenCalled();
  renderView(View, { name: 'Opening' }, { frame: { onSubject } });
  expect(onSubject).toHaveBeenLastCalledWith('Opening');
});
