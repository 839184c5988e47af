// The documents of a person: each with its download; empty, error and visitor.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, ME, me, refused, type Reply, server, user } from '../account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const PATH = '/api/custominterfaces/oauth/LandingPage/UserDocumentsV2';
const file = {
  EventShort: 'congress2027',
  SocietyShort: 'society',
  FileType: 'invoice',
  Id: 'a',
  Title: 'Invoice 7',
  Size: 10,
  CreatedAt: '2027-04-01T10:00:00Z',
};
const invoice = { ...file, FileName: 'invoice-7.pdf', Url: '/api/Core/UserDocument?eventid=x&id=a' };

function show(reply: Reply, who: object | null = user) {
  const api = server({ [PATH]: reply });
  return renderView(View, schema.parse({ module: '' }), { answers: { ...api.answers, [ME]: me(who) } });
}

test('each has its name and its download', async () => {
  const { root } = show([invoice]);
  const link = await screen.findByRole('link', { name: 'Download: Invoice 7' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([invoice.Url, 'invoice-7.pdf']);
  expect(await faults(root)).toEqual([]);
});

test('none, no answer, nobody', async () => {
  show([]);
  expect(await screen.findByText(/There is no document yet/)).toBeTruthy();
  document.body.replaceChildren();
  show(refused(503));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  document.body.replaceChildren();
  show([], null);
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
});
