/**
 * The one inline script of a page, run before the first paint: it says whether a token is stored,
 * so that CSS can hide what only visitors or only members see, and puts the chosen theme on. The
 * content security policy allows exactly this text by its hash.
 */
export const FIRST_LINE =
  "try{const s=localStorage,d=document.documentElement.dataset;d.session=s.getItem('simmer.token')?'member':'visitor';const t=s.getItem('simmer.theme');if(t)d.theme=t}catch{}"
