import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { notifyError } from './toast-store.ts';

type Openable = { open: boolean; onClose: () => void };

/**
 * A dialog or drawer whose code comes when it is first opened:
 *
 *   const LoginDialog = lazyOverlay(() => import('./login-dialog.tsx'));
 *   <LoginDialog open={open} onClose={close} />
 *
 * `LoginDialog.preload()` fetches it earlier, such as when its button is hovered. React.lazy would remember a
 * failed download and take the whole page down with it; this one says so and tries again at the next opening.
 */
export function lazyOverlay<Props extends Openable>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loading: Promise<ComponentType<Props>> | undefined;
  const preload = () => {
    loading ??= load().then(
      (module) => module.default,
      (reason: unknown) => {
        loading = undefined;
        throw reason;
      },
    );
    return loading;
  };

  function LazyOverlay(props: Props) {
    const [Overlay, setOverlay] = useState<ComponentType<Props>>();
    const { open, onClose } = props;
    useEffect(() => {
      if (!open || Overlay) return;
      let wanted = true;
      preload().then(
        (loaded) => {
          if (wanted) setOverlay(() => loaded);
        },
        () => {
          if (!wanted) return;
          onClose();
          notifyError('Something went wrong, please try again.');
        },
      );
      return () => {
        wanted = false;
      };
    }, [open, Overlay, onClose]);
    return Overlay ? <Overlay {...props} /> : null;
  }

  LazyOverlay.preload = () => {
    preload().catch(() => undefined);
  };
  return LazyOverlay;
}
