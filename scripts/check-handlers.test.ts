import { expect, test } from 'vitest'
import { lostHandlers } from './check-handlers.ts'

/** What is lost in a component with these parameters and this element. */
const lostIn = (parameters: string, element: string, before = '') =>
  lostHandlers(
    'part.tsx',
    `${before}\nexport function Part({ ${parameters} }: Props) {\n  return ${element}\n}`,
  )

test.each([
  ['before the spread', '<div onBlur={leave} {...props} />', 'onBlur'],
  ['after the spread', '<div {...props} onBlur={leave} />', 'onBlur'],
  ['of a hook, after the spread', '<div {...props} {...hook.handlers} />', '...hook.handlers'],
  ['of a hook, before the spread', '<div {...hook()} {...props} />', '...hook()'],
  ['beside composed props', '<p onClick={a} {...composeProps(props, {})} />', 'onClick'],
  ['of Radix before the spread', '<D.Content onOpenAutoFocus={a} {...props} />', 'onOpenAutoFocus'],
])('a handler %s is lost', (_, element, name) => {
  expect(lostIn('label, ...props', element)).toEqual([{ line: 3, name }])
})

test.each([
  ['composed', '...props', '<div {...composeProps(props, { onBlur: leave })} />'],
  ['taken out by name', 'onBlur, ...props', '<div onBlur={(e) => onBlur?.(e)} {...props} />'],
  ['of another element', '...props', '<div {...props}><b onClick={a} {...words} /></div>'],
  ['of a component without a rest', 'label', '<div onClick={a} {...label} />'],
  ['of Radix after the spread', '...props', '<D.Content {...props} onOpenAutoFocus={a} />'],
  ['absent', '...props', '<div {...control} className="a" {...props} />'],
])('a handler that is %s is not', (_, parameters, element) => {
  expect(lostIn(parameters, element)).toEqual([])
})

test('a handler that the type of the props leaves out is not lost', () => {
  const props = "interface Props extends Omit<Film, 'layout' | 'onClose'> {}"
  expect(lostIn('...film', '<Player {...film} onClose={leave} />', props)).toEqual([])
})
