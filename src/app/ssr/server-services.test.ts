// Answers of a rendering: shared where everybody gets the same, asked anew for each person, and safe inside the page.
import { expect, test } from 'vitest';
import { createServerServices } from './server-services.ts';

const boot = JSON.stringify({
  event: null,
  instance: null,
  language: 'en-GB',
  defaults: { instance: 'demo', event: 'heart27', language: 'en-GB' },
});
let asked: string[] = [];
/** The services of a page for somebody who gets `answer`. */
const servicesFor = (answer: string, isPersonal: boolean, scope = 'everybody') =>
  createServerServices(
    { url: 'https://congress.example.org/home/demo/heart27/en-GB', boot, at: 0, scope, isPersonal },
    {
      ask: async (address) => {
        asked.push(address);
        return { status: 200, body: JSON.stringify({ answer }) };
      },
    },
  );
const answerTo = async ({ api }: ReturnType<typeof servicesFor>, address: string): Promise<unknown> => (await api.fetch(address)).json();

test('an answer that names its version is asked once for all visitors of a class', async () => {
  asked = [];
  const address = '/api/Modules/PAGRooms?version=1';
  expect(await answerTo(servicesFor('one', false), address)).toEqual({ answer: 'one' });
  expect(await answerTo(servicesFor('two', false), address)).toEqual({ answer: 'one' });
  expect(await answerTo(servicesFor('three', false, 'others'), address)).toEqual({ answer: 'three' });
  expect(asked).toHaveLength(2);
});

test('one that names none is asked for each page', async () => {
  expect(await answerTo(servicesFor('one', false), '/api/Core/ServerTime')).toEqual({ answer: 'one' });
  expect(await answerTo(servicesFor('two', false), '/api/Core/ServerTime')).toEqual({ answer: 'two' });
});

test('answers of a person are neither given to others nor taken from them', async () => {
  const address = '/api/Modules/PAGSessions?version=1';
  expect(await answerTo(servicesFor('hers', true), address)).toEqual({ answer: 'hers' });
  expect(await answerTo(servicesFor('his', true), address)).toEqual({ answer: 'his' });
  expect(await answerTo(servicesFor('everybody’s', false), address)).toEqual({ answer: 'everybody’s' });
  expect(await answerTo(servicesFor('hers again', true), address)).toEqual({ answer: 'hers again' });
});

test('no text of an answer can end the element it is written into', async () => {
  const services = servicesFor('</script><script>steal()</script>\u2028', false, 'hostile');
  await answerTo(services, '/api/x?version=1');
  const [json = ''] = Array.from(services.answers.values(), (one) => one.json);
  expect(json).not.toMatch(/<|\u2028/);
  expect(JSON.parse(json)).toEqual({ answer: '</script><script>steal()</script>\u2028' });
});
