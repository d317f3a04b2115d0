import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { type Identifier, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import { offer } from '../exports/writeFile.ts';
import { type PaperWish, wishQuery } from './usePaperData.ts';

interface PdfButtonProps extends PaperWish {
  readonly kind: string;
  readonly id: Identifier;
  /** What the file is called where the host does not say so. */
  readonly title: string;
  readonly disabled?: boolean;
  /** Told once the file is there. */
  onMade?(): void;
}

/** Fetches a paper as the file that the host makes of it. */
export function PdfButton({ kind, id, title, disabled = false, onMade, ...wish }: PdfButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.download(`/api/papers/${kind}/${String(id)}/pdf`, { query: wishQuery(wish) }),
    onSuccess(file) {
      offer(file, file.name.replace(/\.pdf$/, '') || title, 'pdf');
      onMade?.();
    },
    onError: (error: Error) => {
      const reason = translate(error.message, { _: error.message });
      notify('papers.no_pdf', { type: 'error', messageArgs: { reason } });
    },
  });
  return (
    <Button
      startIcon={<PictureAsPdf />}
      loading={isPending}
      loadingPosition="start"
      disabled={disabled}
      onClick={() => mutate()}
    >
      {translate(isPending ? 'papers.making_pdf' : 'papers.pdf')}
    </Button>
  );
}
