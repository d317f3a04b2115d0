import { describe, expect, it } from 'vitest';
import { donationBody, donationErrors, emptyDonation } from '#src/resources/donations/donationForm.ts';

const translate = (key: string) => key;
const gift = { ...emptyDonation('2026-11-22'), cause: 3, amount: '50' };

describe('the form of a donation', () => {
  it('sends the member who was chosen, and nothing that was typed for somebody new', () => {
    const body = donationBody({ ...gift, donated_on: '2026-11-21', member: 7, first_name: 'Left over' });
    expect(body).toEqual({ cause: 3, amount: '50', donated_on: '2026-11-21', member: 7, receive: true });
  });

  it('sends somebody new by name, and not the member who was chosen before', () => {
    const body = donationBody({
      ...gift,
      donor: 'new',
      donated_on: '2026-11-21',
      member: 7,
      first_name: 'Rokeya',
      email: 'r@example.com',
      phone_number: '',
    });
    expect(body).toEqual({
      cause: 3,
      amount: '50',
      donated_on: '2026-11-21',
      first_name: 'Rokeya',
      email: 'r@example.com',
      receive: true,
    });
  });

  it('asks for a member or for name and email, as the donor is chosen', () => {
    expect(Object.keys(donationErrors(gift, translate))).toEqual(['member']);
    expect(Object.keys(donationErrors({ ...gift, donor: 'new' }, translate))).toEqual(['first_name', 'email']);
    expect(
      Object.keys(
        donationErrors(
          { ...gift, donor: 'new', first_name: 'R', email: 'r@example.com', phone_number: '12' },
          translate,
        ),
      ),
    ).toEqual(['phone_number']);
  });
});
