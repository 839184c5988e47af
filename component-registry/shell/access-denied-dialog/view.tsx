// The denial over the page on screen: what is missing, and what to do.
import { Button, buttonClass, Dialog, Link, useDeniedPage, useTexts, useUser, type ViewProps } from '#sdk';
import { Conditions } from '../access-denied/conditions.tsx';
import { texts } from '../access-denied/texts.ts';
import { headlines, mayHelpToSignIn, mayHelpToSwitch, denialKind } from '../access-denied/words.ts';
import { DialogPlace } from '../screen/dialog-place.tsx';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function AccessDeniedDialog({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { offersSignIn, user } = useUser();
  const denied = useDeniedPage();
  const missing = denied?.missing ?? [];
  const close = (): void => denied?.close();
  return (
    <DialogPlace frame={frame}>
      <Dialog
        open={denied !== undefined}
        onClose={close}
        title={t(headlines[denialKind(missing)])}
        closeLabel={t('close')}
        size="small"
        actions={
          <>
            <Button onClick={close}>{t('close')}</Button>
            {offersSignIn && (user ? mayHelpToSwitch : mayHelpToSignIn)(missing) && (
              <Link to="page:LoginPage" className={buttonClass({ variant: 'primary' })} onClick={close}>
                {t(user ? 'otherAccount' : 'signIn')}
              </Link>
            )}
          </>
        }
      >
        {denied?.title && <p className={styles.page}>{denied.title}</p>}
        <Conditions missing={missing} />
      </Dialog>
    </DialogPlace>
  );
}
