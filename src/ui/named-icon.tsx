// An icon by the name an organiser wrote, such as `lucide-calendar` (A §2 Menu item fields).
import { createElement, lazy, type LazyExoticComponent, type ReactElement, Suspense } from 'react';
import { type IconParts, knownIcon, loadIcon } from './icon-set.ts';
import styles from './named-icon.module.css';

type NamedIconProps = {
  /** Prefix and name; any prefix is accepted. An unknown name is drawn as a question mark, an empty one as nothing. */
  name: string;
  className?: string;
};

type IconProps = { className: string | undefined };

const later = new Map<string, LazyExoticComponent<(props: IconProps) => ReactElement>>();

/** The icon of a name that has not come with the page. Icons decorate text: without them, for example offline, their space stays empty. */
function laterIcon(name: string): LazyExoticComponent<(props: IconProps) => ReactElement> {
  let icon = later.get(name);
  if (!icon) {
    icon = lazy(async () => {
      const parts = await loadIcon(name);
      return {
        default: ({ className }) => (parts ? <Drawn name={name} parts={parts} className={className} /> : <Room className={className} />),
      };
    });
    later.set(name, icon);
  }
  return icon;
}

const Drawn = ({ name, parts, className }: IconProps & { name: string; parts: IconParts }): ReactElement => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden="true"
    // A rendered page brings the icons of these names (`iconsIn`).
    data-icon={name}
  >
    {parts.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
  </svg>
);

const Room = ({ className }: IconProps): ReactElement => <span className={`${styles.room} ${className ?? ''}`} aria-hidden="true" />;

/** Draws it as wide and high as the text next to it; hidden from screen readers, who have the words. */
export function NamedIcon({ name, className = styles.icon }: NamedIconProps): ReactElement | null {
  if (name === '') return null;
  // What was loaded stays as it is.
  const parts = later.has(name) ? undefined : knownIcon(name);
  return (
    <Suspense fallback={<Room className={className} />}>
      {parts ? <Drawn name={name} parts={parts} className={className} /> : createElement(laterIcon(name), { className })}
    </Suspense>
  );
}
