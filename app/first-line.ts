import { BOOT_ID } from '#app/boot.ts'
import { SLASH_KEY } from '#app/search/slash-key.ts'

/** Fired on the window when React listens to the page. */
export const AWAKE = 'awake'

/**
 * The one inline script of a page, run before the first paint; the content security policy allows
 * exactly this text by its hash. First it says whether a token is stored, so that CSS can hide what
 * only visitors or only members see, and puts the chosen theme on.
 *
 * Then it waits: letters, other pictures and what makes the page live are fetched when the first
 * picture has been painted, or at the first sign of a reader (decision 014). A picture that has come
 * may be painted some frames later. Letters are put on when they have come, so that the page is laid
 * out anew once; and of a page that was just opened, of which nobody has seen more than the top, only
 * that. The other parts follow one at a time, so that none of this holds a reader up.
 *
 * Links and forms work by themselves until the page is awake; the last button that was pressed is
 * pressed again then, and so is that of the search when one of its keys was. A step back or on to
 * another address has nobody to answer it and fetches that page. A form with a secret in it says that
 * it posts: that is never left to the browser.
 */
export const FIRST_LINE = `{
const d=document.documentElement.dataset
d.asleep=''
d.letters='later'
if(performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash)d.unlaid=''
let slash=true
try{const s=localStorage;d.session=s.getItem('simmer.token')?'member':'visitor';const t=s.getItem('simmer.theme');if(t)d.theme=t;slash=!s.getItem('${SLASH_KEY}')}catch{}
const asleep=new AbortController(),{signal}=asleep
const wake=()=>{
if(signal.aborted||document.readyState==='loading')return
asleep.abort()
delete d.asleep
const letters=()=>delete d.letters
document.fonts.load("1em 'Bricolage Simmer'").then(letters,letters)
const add=(name,is)=>document.head.append(Object.assign(document.createElement(name),is))
const {entry,preload}=JSON.parse(document.getElementById('${BOOT_ID}').textContent).assets
for(const href of preload)add('link',{rel:'modulepreload',href})
add('script',{type:'module',src:entry})
}
for(const sign of ['keydown','pointerdown','pointermove'])addEventListener(sign,wake,{signal})
addEventListener('submit',(event)=>{if(event.target.method==='post')event.preventDefault()})
const after=(frames)=>frames?requestAnimationFrame(()=>after(frames-1)):setTimeout(wake)
addEventListener('load',()=>after(4))
let pressed
const awake=new AbortController(),early={capture:true,signal:awake.signal}
addEventListener('click',({target})=>pressed=target.closest('button'),early)
addEventListener('keydown',e=>{
if(e.key!==(e.ctrlKey||e.metaKey?'k':slash&&'/')||e.target.closest('input,textarea'))return
e.preventDefault()
pressed=document.querySelector('[aria-keyshortcuts="Control+K"]')
},early)
const at=()=>location.pathname+location.search,here=at()
addEventListener('popstate',()=>at()===here||location.reload(),early)
const idle=self.requestIdleCallback??setTimeout
const layOut=([part,...rest])=>{
if(!part)return delete d.unlaid
part.dataset.laid=''
idle(()=>layOut(rest))
}
addEventListener('${AWAKE}',()=>{
awake.abort()
pressed?.click()
idle(()=>layOut(document.querySelectorAll('.page-part,[data-slot=card-grid]>*,[data-slot=slide]')))
})
}`
