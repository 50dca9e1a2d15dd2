import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'

/** The same controls in both densities. */
export function Densities() {
  return (
    <div className="sb-unstyled grid gap-6 bg-ground p-4 text-ink tablet:grid-cols-2">
      {(['standard', 'kitchen'] as const).map((density) => (
        <div key={density} data-density={density} className="grid gap-4 text-body">
          <p className="text-label text-ink-soft">{density}</p>
          <TextField label="Servings" defaultValue="4" />
          <Checkbox label="Knock when it is my turn" />
          <Button variant="primary">Cook along</Button>
        </div>
      ))}
    </div>
  )
}
