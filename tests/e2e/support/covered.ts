import type { Page } from '@playwright/test';

/**
 * Controls in view that a pointer would not reach, because something else lies over their middle. What a dialogue has
 * put out of reach is left out, and so is what is disabled; what must be scrolled to is scrolled to.
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, [role=button], [role=tab], [role=combobox], [role=menuitem], [role=option]',
      ),
    ];
    const isInUse = (one: HTMLElement) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.closest('[aria-hidden=true], [inert], :disabled, [aria-disabled=true]');
    // The name of what answers, or nothing where the control itself does.
    const cover = (one: HTMLElement): Element | undefined => {
      const { left, top, width, height } = one.getClientRects()[0] ?? new DOMRect();
      // One that only readers and the keyboard meet, until it has the focus.
      if (width <= 2 || height <= 2) return undefined;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // Out of sight until it has the focus, as the way past the navigation is.
      if (!hit) return undefined;
      const isOwn =
        one.contains(hit) ||
        (one instanceof HTMLInputElement && [...(one.labels ?? [])].some(label => label.contains(hit)));
      return isOwn ? undefined : hit;
    };
    const described = (one: Element) =>
      `${one.tagName.toLowerCase()} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}”`;
    return controls.filter(isInUse).flatMap(one => {
      if (cover(one) === undefined) return [];
      // Heads that stick take each other's place on the way down; each is in its own before that.
      for (let around = one.parentElement; around; around = around.parentElement)
        around.scrollTo({ top: 0, behavior: 'instant' });
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const lies = cover(one);
      return lies === undefined ? [] : [`${described(one)} answers as ${described(lies)}`];
    });
  });
