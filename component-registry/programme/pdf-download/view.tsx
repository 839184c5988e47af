// Downloads the PDF of a personal programme by the token of the address, which works once, in the size that was chosen (B §7).
import { buttonClass, EmptyState, framed, Link, sitePath, useDevice, useEvent, useTexts, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

export default function PdfDownload({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { event, language } = useEvent();
  // The device reads it: no page that is rendered has a token in it.
  const token = useDevice(() => ofAddress('token'), '');
  const format = useDevice(() => ofAddress('format'), '');
  const query = new URLSearchParams({ eventid: event, language, token, ...(format !== '' && { format }) }).toString();
  return (
    <section {...framed(frame, undefined)}>
      {token === '' ? (
        <EmptyState
          sentence={t('none')}
          action={
            <Link to="page:PersonalProgramPage" className={buttonClass()}>
              {t('own')}
            </Link>
          }
        />
      ) : (
        <EmptyState
          sentence={t('what')}
          action={
            <a href={sitePath(`/api/Modules/DownloadPersonalProgram/?${query}`)} download className={buttonClass({ variant: 'primary' })}>
              {t('download')}
            </a>
          }
        />
      )}
    </section>
  );
}

const ofAddress = (name: 'token' | 'format'): string => new URLSearchParams(window.location.search).get(name) ?? '';
