import { type RaRecord, useGetOne } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { titleOf } from '../../engine/kinds/titleOf.ts';
import { useSite } from '../../layout/useSite.ts';
import { usePaperLink } from '../../engine/documents/usePaperLink.ts';
import type { PaperReading } from '../../engine/documents/PrintPage.tsx';
import { readTogether } from '../../engine/documents/readTogether.ts';

const { cause, donation, member, paymentmethod } = entities;

/** Everything that stands on a receipt, so that none is printed with a part of it missing. */
export interface ReceiptParts {
  readonly record: RaRecord;
  readonly donor: RaRecord;
  readonly cause: string;
  /** Absent where the donation names none. */
  readonly method: string | undefined;
  /** Where it is verified. */
  readonly url: string | null;
}

/** Fetches what a receipt says; there are no parts before there are all. */
export function useReceipt(id: number): PaperReading<ReceiptParts> {
  const gift = useGetOne(donation.route, { id });
  const { data: record } = gift;
  const known = { enabled: record !== undefined };
  const donor = useGetOne(member.route, { id: Number(record?.['member']) }, known);
  const purpose = useGetOne(cause.route, { id: Number(record?.['cause']) }, known);
  const isPaid = Boolean(record?.['payment_method']);
  const method = useGetOne(paymentmethod.route, { id: Number(record?.['payment_method']) }, { enabled: isPaid });
  const link = usePaperLink('donation', record?.id);
  const { title } = useSite();
  const rest = readTogether([gift, donor, purpose, link, ...(isPaid ? [method] : [])]);
  const isWhole = record && donor.data && purpose.data && (method.data || !isPaid) && title !== null;
  if (!isWhole || link.url === undefined) return rest;
  return {
    ...rest,
    error: null,
    parts: {
      record,
      donor: donor.data,
      cause: titleOf(cause, purpose.data),
      url: link.url,
      method: method.data && titleOf(paymentmethod, method.data),
    },
  };
}
