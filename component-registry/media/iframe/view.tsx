// A page of another site inside this one; nothing is loaded from it before the visitor agrees.
import { ForeignContent, useOrigin, useText, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { frameSource, sandboxOf } from './source.ts';

export default function Iframe({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const source = frameSource(props.url, props.hosts);
  const origin = useOrigin();
  const title = text(props.title);
  return (
    <figure {...frame}>
      <ForeignContent
        url={props.url}
        host={source.host}
        title={title}
        text={text(props.text)}
        height={props.height}
        isRefused={source.kind === 'refused'}
      >
        {() =>
          source.kind === 'allowed' && (
            <iframe
              src={source.href}
              title={title}
              sandbox={sandboxOf(props.sandbox, source.href, origin)}
              allow={props.capabilities.join('; ')}
              referrerPolicy="strict-origin-when-cross-origin"
              loading="lazy"
            />
          )
        }
      </ForeignContent>
    </figure>
  );
}
