// Journey: an attendee books a meeting that clashes with their day, moves it, finds it in their programme and cancels it; somebody else finds it taken, then free, and the company's staff are told of each.
import { attendees, signInAs } from './attendees.ts';
import { kardia, pageOf } from './events.ts';
import { expect, expectAccessible, open, settled, test } from './journey.ts';

const hub = `/meetinghub/${kardia.instance}/${kardia.event}/en-GB`;

test('a meeting is booked, moved, planned and cancelled, and others see the time taken and free again', async ({ page, browser, baseURL }, {
  project,
  retry,
}) => {
  const mark = `${project.name}${retry}`;
  const names = [`Mae${mark}`, `Nil${mark}`, `Staff704x${mark}`] as const;
  const cookies = attendees(`meetings-${mark}`, ...names);
  await signInAs(page, cookies[names[0]]!, baseURL!);
  const starred = await page.request.post('/api/Modules/PersonalProgram/?eventid=kardia%2Fkardia2027', {
    data: ['2019'],
    headers: { origin: baseURL! },
  });
  expect(await starred.json()).toEqual({ Added: 1 });
  const work = await browser.newContext({ baseURL: baseURL! });
  const staff = await work.newPage();
  await signInAs(staff, cookies[names[2]]!, baseURL!);
  await open(staff, pageOf(kardia, 'profile/704/meetings'));
  const bookings = staff.getByRole('region', { name: 'Booked meetings' });
  const told = (words: string) => expect(staff.getByRole('log').getByText(`${names[0]} Sample ${words}`)).toBeVisible();
  await expect(bookings).toBeVisible();

  await open(page, `${hub}?company=704`);
  const day = page.getByRole('region', { name: 'Tuesday, 04 May' });
  await expect(day).toBeVisible();
  await expectAccessible(page);

  // By keyboard; the form does not go without consent.
  await day.getByRole('button', { name: /Clash Book 10:00–10:15: Halden & Voss Devices/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Meeting with Halden & Voss Devices' });
  await expect(dialog.getByRole('note')).toContainText('Case of the day: syncope in a swimmer');
  await dialog.getByRole('button', { name: 'Book' }).press('Enter');
  await expect(dialog.getByText('without your consent nothing is booked')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Message' }).fill('About the battery.');
  await dialog.getByRole('checkbox', { name: /^I agree/ }).press('Space');
  await dialog.getByRole('button', { name: 'Book' }).press('Enter');
  const mine = page.getByRole('region', { name: 'My meetings' });
  await expect(mine.getByText('10:00–10:15')).toBeVisible();
  await expect(day.getByText('Booked', { exact: true })).toBeVisible();
  await told('has booked Tue 4 May, 10:00–10:15.');
  await expect(bookings.getByText('About the battery.')).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL! });
  const other = await context.newPage();
  await signInAs(other, cookies[names[1]]!, baseURL!);
  await open(other, `${hub}?company=704`);
  const theirDay = other.getByRole('region', { name: 'Tuesday, 04 May' });
  await expect(theirDay.getByText('Taken', { exact: true })).toBeVisible();
  await expect(theirDay.getByRole('button', { name: /Book 10:00/ })).toHaveCount(0);
  await expect(other.getByText('About the battery')).toHaveCount(0);

  await mine.getByRole('button', { name: /^Move: Halden/ }).press('Enter');
  const moving = page.getByRole('dialog', { name: 'Move the meeting with Halden & Voss Devices' });
  await moving
    .getByRole('combobox', { name: 'New time' })
    .selectOption({ label: 'Wed 5 May, 09:15–09:30 · Leadless pacing: the first fifty implants · Booth B4' });
  await moving.getByRole('button', { name: 'Move' }).press('Enter');
  await expect(mine.getByText('Wed 5 May, 09:15–09:30')).toBeVisible();
  await told('has moved their meeting to Wed 5 May, 09:15–09:30.');
  await expectAccessible(page);

  await open(page, pageOf(kardia, 'personalprogram'));
  await page
    .getByRole('link', { name: 'Change or cancel: Halden & Voss Devices: Leadless pacing: the first fifty implants' })
    .press('Enter');
  await settled(page);
  await mine.getByRole('button', { name: /^Cancel the meeting: Halden/ }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Cancel the meeting with Halden & Voss Devices?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel the meeting' }).press('Enter');
  await expect(mine).toHaveCount(0);
  await told('has cancelled Wed 5 May, 09:15–09:30.');
  await expect(bookings.getByText('About the battery.')).toHaveCount(0);
  await expectAccessible(staff);
  await work.close();

  await other.reload();
  await settled(other);
  await expect(theirDay.getByRole('button', { name: /Book 10:00/ })).toBeVisible();
  await context.close();
});
