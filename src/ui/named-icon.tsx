// An icon by the name an organiser wrote, such as `lucide-calendar` (A §2 Menu item fields).
import type { LucideIcon } from 'lucide-react';
import { lazy, type ReactElement, Suspense } from 'react';
import styles from './named-icon.module.css';

type NamedIconProps = {
  /** Prefix and name; any prefix is accepted. An unknown name is drawn as a question mark, an empty one as nothing. */
  name: string;
  className?: string;
};

/** The icon of a name in prefix-name form, with or without its prefix. */
export const iconIn = <Icon,>(set: Readonly<Record<string, Icon>>, name: string): Icon | undefined =>
  [name, name.slice(name.indexOf('-') + 1)].flatMap((key) => (Object.hasOwn(set, key) ? [set[key]] : []))[0];

/** Icons decorate text: without them, for example offline, their space stays empty. */
const Drawn = lazy<(props: NamedIconProps) => ReactElement>(() =>
  import('./icon-set.ts').then(
    (icons: Readonly<Record<string, LucideIcon>>) => ({
      default: function DrawnIcon({ name, className }) {
        const Icon = iconIn(icons, name) ?? icons['circle-help']!;
        return <Icon className={className} aria-hidden="true" />;
      },
    }),
    () => ({ default: ({ className }) => <Room className={className} /> }),
  ),
);

const Room = ({ className }: { className?: string | undefined }): ReactElement => (
  <span className={`${styles.room} ${className ?? ''}`} aria-hidden="true" />
);

/** Draws it as wide and high as the text next to it; hidden from screen readers, who have the words. */
export function NamedIcon({ name, className = styles.icon }: NamedIconProps): ReactElement | null {
  if (name === '') return null;
  return (
    <Suspense fallback={<Room className={className} />}>
      <Drawn name={name} className={className} />
    </Suspense>
  );
}
