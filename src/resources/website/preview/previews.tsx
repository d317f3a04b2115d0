import type { ReactElement } from 'react';
import type { EntityName } from '#catalog/engine/names.ts';
import { SlideFigure } from './SlideFigure.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';
import { PackagePreview } from './PackagePreview.tsx';
import type { PreviewProps } from './PreviewProps.ts';

type Draw = (props: PreviewProps) => ReactElement;

const article: Draw = props => <ArticlePreview {...props} />;

/** What does not read as an article. */
const others: Partial<Record<EntityName, Draw>> = {
  homepage_slider: ({ values }) => <SlideFigure slide={values} />,
  tour_package: props => <PackagePreview {...props} />,
};

/** A record as it reads on the website. */
export const preview = (props: PreviewProps): ReactElement =>
  ((others as Readonly<Record<string, Draw>>)[props.entity.name] ?? article)(props);
