import { foldWords } from './fold.ts'

/** Words that only link others: "soup with pumpkin" asks for soup and pumpkin (D-72). */
export const LINKS: ReadonlySet<string> = new Set(
  foldWords(`
    a an and at for from in of on or some the to with
    am auf aus bei das dem den der des die ein eine einem einen einer für im mit ohne oder
    und vom von zu zum zur
    à al all alla au aux con d da de del di du e en et la le les
  `),
)
