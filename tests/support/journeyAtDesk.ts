import { among, type Scene } from './journeyScene.ts';
import type { JourneyStep } from './journeySteps.ts';
import { register, someone } from './desk.ts';
import type { Reply } from './office.ts';

/** Somebody comes to the desk, alone or as one of the family of another, and pays at once or later. */
export async function atDesk(scene: Scene, { which, other, amount, isWhole, isFitting }: JourneyStep): Promise<Reply> {
  const { office, books, departures, files, bookings, last } = scene;
  const told = await register(office, {
    ...someone(),
    departure: among(departures, other),
    price: '90.00',
    confirms: isFitting,
    ...(isWhole && { with_pilgrim: among(files, which) }),
    ...(amount % 3 > 0 && { pay_amount: (amount / 100).toFixed(2), ledger: books.ledger('Cash') }),
  });
  if (told.status === 201) {
    files.push(told.body.id);
    bookings.push(told.body.booking);
    last.set('hajj_passenger_info', told.body.id).set('booking', told.body.booking);
  }
  return told;
}
