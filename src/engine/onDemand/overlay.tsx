import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { onDemand } from './onDemand.tsx';

interface OverlayProps {
  onClose(): void;
  /** For whoever keeps it drawn until it has slid out: there is nothing that could. */
  readonly onGone?: (() => void) | undefined;
}

/**
 * Stands in the place of an overlay that is on its way. One that does not come is closed, so that the next press asks
 * for it anew.
 */
function Awaited({ failed, onClose, onGone }: OverlayProps & { readonly failed: boolean }) {
  const notify = useNotify();
  const giveUp = useEffectEvent(() => {
    notify('shell.failures.part', { type: 'error' });
    onClose();
    onGone?.();
  });
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  return null;
}

interface Preloadable {
  preload(): Promise<unknown>;
}

/** For the button of an overlay: it is fetched while the button is aimed at, so that the press finds it here. */
export function ahead(Overlay: Preloadable) {
  // The press asks again, and tells of a failure.
  const fetch = () => void Overlay.preload().catch(() => undefined);
  return { onPointerEnter: fetch, onFocus: fetch };
}

/**
 * A dialog, drawer or menu that is fetched when it is first opened. Whatever happens to it, the page below stays as it
 * is.
 */
export function overlay<Props extends OverlayProps>(load: () => Promise<ComponentType<Props>>) {
  const Part = onDemand(load, Awaited);
  const Overlay = (props: Props) => {
    const notify = useNotify();
    const fail = () => {
      notify('ra.message.error', { type: 'error' });
      props.onClose();
      props.onGone?.();
    };
    return (
      <ErrorBoundary onFailure={fail}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
  return Object.assign(Overlay, { preload: Part.preload });
}
