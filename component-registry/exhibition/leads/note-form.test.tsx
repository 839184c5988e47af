import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CompanyLead } from '../../../src/contract/leads.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { NoteForm } from './note-form.tsx';
import { useState } from 'react';

const lead: CompanyLead = {
  LeadId: 3,
  CompanyAccountId: '4711',
  Firstname: 'Eve',
  Surname: 'Sample',
  Email: 'eve@example.org',
  Topic: 'callback',
  Message: '',
  Consent: 'Sample Devices may call me.',
  GivenAt: '2027-05-03T08:00:00.000Z',
  ChangedAt: '2027-05-03T08:00:00.000Z',
  HasAccount: true,
  Note: 'Call',
  Quality: '',
  NoteRevision: 1,
};

/** The form of somebody whose colleague writes meanwhile. */
function open() {
  const server = { ...lead };
  const sent: unknown[] = [];
  function Form() {
    const [shown, show] = useState(lead);
    const read = (): void => show({ ...server });
    return (
      <>
        <NoteForm lead={shown} company="4711" readAgain={read} />
        <button onClick={read}>Read</button>
      </>
    );
  }
  renderView(
    Form,
    {},
    {
      answers: {
        '/api/Exhibition/CompanyLead': (_: string, init?: RequestInit) => {
          const { NoteRevision, ...body } = JSON.parse(init?.body as string) as CompanyLead;
          sent.push({ ...body, NoteRevision });
          if (NoteRevision !== server.NoteRevision)
            return new Response(JSON.stringify({ error: { code: 'another-revision', message: 'Changed.', requestId: '1' } }), {
              status: 409,
            });
          return Object.assign(server, body, { NoteRevision: NoteRevision + 1 });
        },
      },
    },
  );
  const form = within(screen.getByRole('form', { name: 'Eve Sample' }));
  const field = form.getByRole('textbox', { name: 'Note' });
  const colleague = (Note: string): void => void Object.assign(server, { Note, NoteRevision: server.NoteRevision + 1 });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { server, sent, form, field, colleague, press };
}

test('who saves second is told and has both texts; put together they are saved', async () => {
  const { server, form, field, colleague, press } = open();
  await userEvent.type(field, ' on Tuesday');
  colleague('Called, wants a price list');
  await press('Save');
  expect(await screen.findByText(/^A colleague has changed this note meanwhile/)).toBeTruthy();
  expect(server.Note).toBe('Called, wants a price list');
  expect(field).toHaveProperty('value', 'Call on Tuesday');
  expect(form.getByText('Called, wants a price list')).toBeTruthy();
  await press('Put both together');
  expect(document.activeElement).toBe(field);
  await press('Save');
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(server.Note).toBe('Called, wants a price list\n\nCall on Tuesday');
});

test('one’s own is saved instead, knowingly', async () => {
  const { server, sent, field, colleague, press } = open();
  await userEvent.type(field, '!');
  colleague('Other');
  await press('Read');
  await press('Save mine instead');
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(sent).toEqual([{ Note: 'Call!', Quality: '', NoteRevision: 2 }]);
  expect(server.Note).toBe('Call!');
});

test('the stored one is taken; and nothing is asked of who has written nothing', async () => {
  const { field, sent, colleague, press } = open();
  colleague('Other');
  await press('Read');
  expect(field).toHaveProperty('value', 'Other');
  await userEvent.type(field, '!');
  colleague('Third');
  await press('Read');
  await press('Use theirs');
  expect(field).toHaveProperty('value', 'Third');
  expect([screen.queryByText(/^A colleague/), sent]).toEqual([null, []]);
});
