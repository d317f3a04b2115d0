import { type RaRecord, useGetOne } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { usePaperLink } from '../../engine/documents/usePaperLink.ts';
import type { PaperReading } from '../../engine/documents/PrintPage.tsx';
import { readTogether } from '../../engine/documents/readTogether.ts';
import { titleOf } from '../../engine/kinds/titleOf.ts';
import { useSite } from '../../layout/useSite.ts';
import { useWithheldRows } from './useWithheldRows.ts';

const { withholding_certificate: certificate, party, tax_code: taxCode } = entities;

/** Everything that stands on a certificate. */
export interface CertificateParts {
  readonly record: RaRecord;
  /** From whom it was withheld. */
  readonly vendor: RaRecord;
  readonly tax: string;
  readonly rows: readonly RaRecord[];
  /** Where it is verified; null of a draft. */
  readonly url: string | null;
}

/** Fetches what a certificate says; there are no parts before there are all. */
export function useCertificate(id: number): PaperReading<CertificateParts> {
  const asked = useGetOne(certificate.route, { id });
  const { data: record } = asked;
  const enabled = record !== undefined;
  const vendor = useGetOne(party.route, { id: Number(record?.['party']) }, { enabled });
  const tax = useGetOne(taxCode.route, { id: Number(record?.['tax']) }, { enabled });
  const rows = useWithheldRows('certificate', id);
  const link = usePaperLink('withholding_certificate', record?.id);
  const { title } = useSite();
  const rest = readTogether([asked, vendor, tax, rows, link]);
  if (!record || !vendor.data || !tax.data || !rows.data || title === null || link.url === undefined) return rest;
  return {
    ...rest,
    parts: {
      record,
      vendor: vendor.data,
      tax: titleOf(taxCode, tax.data),
      rows: rows.data,
      url: link.url,
    },
  };
}
