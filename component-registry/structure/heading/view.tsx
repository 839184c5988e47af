// A heading with an optional line above and below it.
import { useText, type ViewProps } from '#sdk';
import { Intro } from '../parts/intro.tsx';
import type { Props } from './props.ts';

export default function Heading({ props, frame }: ViewProps<Props>) {
  const text = useText();
  return (
    <div {...frame}>
      <Intro heading={text(props.text)} level={props.level} overline={text(props.overline)} lead={text(props.lead)} />
    </div>
  );
}
