// The page written by hand: one memoised component a type, children as elements, no engine, the same DOM as Foyer's. The limit everything is measured by.
import { type CSSProperties, memo, type ReactElement, type ReactNode } from 'react';
import type { PlacementInput } from '#src/model/documents/placement.ts';
import type { LocalisedText } from '#fields';
import { words } from '../components/words.ts';
import type { PageDocument } from '../document.ts';

/** What the five components are given, together. */
type Props = {
  text?: LocalisedText;
  level?: 1 | 2 | 3;
  tone?: string;
  url?: string;
  alt?: LocalisedText;
  caption?: LocalisedText;
  heading?: LocalisedText;
  link?: string;
  tags?: string[];
  label?: LocalisedText;
};

/** One thing on the page. A changed thing is a new object, and so is every section around it. */
export type Item = { id: string; kind: string; span: number; hidden: boolean; props: Props; children: readonly Item[] };

/** Reads the document by hand: no checks, no defaults. */
export const itemsOf = (document: PageDocument): Item[] => document.layers.page.grids[0]!.placements.map(itemOf);

const itemOf = ({ id, name, size, props, slots }: PlacementInput): Item => ({
  id: id!,
  kind: name.slice('bench/'.length),
  span: size as number,
  hidden: false,
  props: props as Props,
  children: (slots?.['content'] ?? []).map(itemOf),
});

/** A copy in which `change` was applied to the items of these ids; everything untouched keeps its identity. */
export const changed = (items: readonly Item[], ids: ReadonlySet<string>, change: (item: Item) => Item): Item[] =>
  items.map((item) => {
    const children = item.children.some(({ id }) => ids.has(id))
      ? item.children.map((child) => (ids.has(child.id) ? change(child) : child))
      : item.children;
    const within = children === item.children ? item : { ...item, children };
    return ids.has(item.id) ? change(within) : within;
  });

/** What the grid needs on the root of each thing. */
const placed = (item: Item, name: string) => ({
  id: item.id,
  className: `placed ${name}`,
  style: { '--span-medium': item.span } as CSSProperties,
  'data-placement': item.id,
});

type OfItem = { item: Item };
const say = (text: LocalisedText | undefined): string => (text === undefined ? '' : words(text));

const Heading = memo(function Heading({ item }: OfItem) {
  const Tag = `h${item.props.level ?? 2}` as const;
  return <Tag {...placed(item, 'heading')}>{say(item.props.text)}</Tag>;
});

const Text = memo(function Text({ item }: OfItem) {
  return (
    <div {...placed(item, 'text')} data-tone={item.props.tone}>
      <p>{say(item.props.text)}</p>
    </div>
  );
});

const Image = memo(function Image({ item }: OfItem) {
  return (
    <figure {...placed(item, 'image')}>
      <img data-source={item.props.url} alt={say(item.props.alt)} />
      <figcaption>{say(item.props.caption)}</figcaption>
    </figure>
  );
});

const Card = memo(function Card({ item }: OfItem) {
  return (
    <article {...placed(item, 'card')}>
      <h3>{say(item.props.heading)}</h3>
      <p>{say(item.props.text)}</p>
      <a href={item.props.link}>{item.props.tags?.join(', ')}</a>
    </article>
  );
});

const Section = memo(function Section({ item, children }: OfItem & { children: ReactNode }) {
  return (
    <section {...placed(item, 'section')} aria-label={say(item.props.label)} data-tone={item.props.tone}>
      <div className="inner">{children}</div>
    </section>
  );
});

function draw(item: Item): ReactElement | null {
  if (item.hidden) return null;
  if (item.kind === 'heading') return <Heading key={item.id} item={item} />;
  if (item.kind === 'text') return <Text key={item.id} item={item} />;
  if (item.kind === 'image') return <Image key={item.id} item={item} />;
  if (item.kind === 'card') return <Card key={item.id} item={item} />;
  return (
    <Section key={item.id} item={item}>
      {item.children.map(draw)}
    </Section>
  );
}

/** The page, with the layer and the grid around it that Foyer's design needs. */
export function HandPage({ items }: { items: readonly Item[] }): ReactElement {
  return (
    <main data-layer="page" id="foyer-main" tabIndex={-1}>
      <div
        className="grid"
        data-grid="main"
        data-width="content"
        data-tone="plain"
        data-space="normal"
        data-gap="normal"
        style={{ '--columns': 12 } as CSSProperties}
      >
        {items.map(draw)}
      </div>
    </main>
  );
}
