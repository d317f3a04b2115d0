import { compile, middleware, serialize, stringify } from 'stylis';
import { describe, expect, it } from 'vitest';
import { logicalSides } from '../../src/layout/theme/logicalSides.ts';

const made = (css: string): string => serialize(compile(css), middleware([logicalSides, stringify]));

describe('styles for both directions', () => {
  it.each([
    ['left:4px', 'inset-inline-start:4px'],
    ['margin-right:-8px', 'margin-inline-end:-8px'],
    ['padding-left:calc(1px + 2px)', 'padding-inline-start:calc(1px + 2px)'],
    ['border-left:1px solid red', 'border-inline-start:1px solid red'],
    ['border-right-color:red', 'border-inline-end-color:red'],
    ['border-top-left-radius:8px', 'border-start-start-radius:8px'],
    ['border-bottom-right-radius:8px', 'border-end-end-radius:8px'],
    ['text-align:right', 'text-align:end'],
  ])('write %s by the sides of the text', (physical, logical) => {
    expect(made(`.a{${physical};}`)).toBe(`.a{${logical};}`);
  });

  it('part a shorthand whose sides differ', () => {
    expect(made('.a{margin:1px 2px 3px calc(4px + 1px);}')).toBe(
      '.a{margin-block:1px 3px;margin-inline:calc(4px + 1px) 2px;}',
    );
    expect(made('.a{padding:0 9px 0 0!important;}')).toBe(
      '.a{padding-block:0 0!important;padding-inline:0 9px!important;}',
    );
    expect(made('.a{border-width:1px 0 0 2px;}')).toBe('.a{border-block-width:1px 0;border-inline-width:2px 0;}');
    expect(made('.a{border-radius:1px 2px 3px 4px;}')).toBe(
      '.a{border-start-start-radius:1px;border-start-end-radius:2px;border-end-end-radius:3px;border-end-start-radius:4px;}',
    );
  });

  it('leave alone what is the same on both sides', () => {
    const same =
      '.a{margin:1px 2px;padding:0 9px 1px 9px;text-align:center;transform:translateY(4px) scale(.5);color:red;}';
    expect(made(same)).toBe(same);
  });

  it('shift by a transform to the side to which the text runs', () => {
    expect(made('.a{transform:translate(14px,9px) scale(1);}')).toBe(
      '.a:where(:dir(ltr)){transform:translate(14px,9px) scale(1);}.a:where(:dir(rtl)){transform:translate(-14px,9px) scale(1);}',
    );
    expect(made('.a{transform:translateX(-50%);}')).toContain('.a:where(:dir(rtl)){transform:translateX(50%);}');
    expect(made('.a{transform:translateX(calc(1px + 2px));}')).toContain(
      '.a:where(:dir(rtl)){transform:translateX(calc(-1 * (calc(1px + 2px))));}',
    );
    expect(made('.a{transform-origin:top left;}')).toContain('.a:where(:dir(rtl)){transform-origin:top right;}');
  });

  it('let the last of several shifts win', () => {
    expect(made('.a{color:red;transform:translateX(20px);transform:none;}')).toContain('transform:none;}');
    expect(made('.a{color:red;transform:translateX(20px);transform:none;}')).not.toContain(':dir');
    expect(made('.a{color:red;transform:none;transform:translateX(20px);}')).toBe(
      '.a:where(:dir(ltr)){transform:translateX(20px);}.a:where(:dir(rtl)){transform:translateX(-20px);}.a{color:red;}',
    );
  });

  it('shift within a condition and under the pointer as well', () => {
    expect(made('@media print{.a:hover,.b::after{transform:translateX(1px);}}')).toBe(
      '@media print{.a:hover:where(:dir(ltr)),.b:where(:dir(ltr))::after{transform:translateX(1px);}.a:hover:where(:dir(rtl)),.b:where(:dir(rtl))::after{transform:translateX(-1px);}}',
    );
  });
});
