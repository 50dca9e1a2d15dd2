/** Long German words in the narrowest column they have to fit. */
export function Hyphens() {
  return (
    <div lang="de" className="sb-unstyled grid w-40 gap-3 bg-ground p-4 text-label text-ink">
      <p className="hyphens-auto">{'Kicher\u00aderbsen-Süß\u00adkartoffel-Gemüse\u00adpfanne'}</p>
      <p className="hyphens-auto">
        {'Nutzungs\u00adbedingungen und Unternehmens\u00adpartner\u00adschaften'}
      </p>
      <p className="hyphens-auto">{'Kohlen\u00adhydrate: 62\u00a0g'}</p>
    </div>
  )
}
