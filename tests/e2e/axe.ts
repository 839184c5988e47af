// Axe on a page or a part of it, evaluated once a document.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** A finding: its rule, what the rule asks for, and the elements, by selector and as HTML, with what is wrong with the first of each. */
export type Violation = { id: string; help: string; nodes: { target: string; html: string; message: string }[] };

/** What to look at: a part by its selector, rules or tags alone, rules that are left out. */
export type Looked = { part?: string; only?: readonly string[]; without?: readonly string[] };

/** Rules whose findings in one scheme say nothing of the other. */
export const ofColours = ['color-contrast', 'link-in-text-block'] as const;

let source: string | undefined;

/** What axe finds, frames left out, two frames after the last change, so that no colour is measured half-way. */
export async function violationsOn(page: Page, { part, only, without = [] }: Looked = {}): Promise<Violation[]> {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([selector, rules, left]) => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const seen = selector === null ? null : [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { ...(seen && { include: seen }), exclude: [['iframe']] },
        {
          resultTypes: ['violations'],
          iframes: false,
          ...(rules && { runOnly: rules }),
          rules: Object.fromEntries(left.map((id) => [id, { enabled: false }])),
        },
      );
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, html, any }) => ({
          target: target.join(' '),
          html: html.slice(0, 200),
          message: any[0]?.message ?? '',
        })),
      }));
    },
    [part ?? null, only ? [...only] : null, [...without]] as const,
  );
}

/** A finding in a line. */
export const inWords = ({ id, help, nodes }: Violation): string =>
  `${id}: ${help}${nodes
    .slice(0, 3)
    .map(({ target, html, message }) => `\n  ${target} ${html} ${message}`)
    .join('')}`;
