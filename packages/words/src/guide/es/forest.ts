/** Spanish: kodamas, treasures, and the paths of wisdom. */
import type { forest as english } from '../en/forest.ts'
import type { LikeSections } from '../texts.ts'

/** The sections. */
export const forest: LikeSections<typeof english> = {
  kodama: {
    title: 'Los kodamas avanzan',
    text: [
      'Tienes un [kodama|kodama] en el marcador de cada región. «Kodama +n» da n pasos que repartes entre los cinco como quieras; con la flecha verde ([:kodama-here]) solo se mueve el de esta región.',
      'Pueden estar juntos cuantos sean, pero en la **última casilla**, la {track}, solo cabe uno. Quien llega primero cierra el paso a los demás. Un paso imposible se pierde si no tienes otro.',
    ],
  },
  push: {
    title: 'Empujar kodamas hacia atrás',
    text: [
      '«Empujar n» da n pasos atrás, repartidos como quieras entre kodamas de otras personas, en cualquier región. A un kodama se le puede echar de la última casilla. Ninguno retrocede más allá de la casilla 1, y los neutrales nunca se mueven.',
    ],
  },
  movement: {
    title: 'Puntos de movimiento',
    text: [
      'Los [mp|puntos de movimiento (PM)] se gastan en el acto, uno tras otro, y el resto se pierde. Cada uno compra **una** de estas cosas:',
      [
        'tu ficha avanza a la [#virtues|siguiente carta de bitoku];',
        'un peregrino nuevo sale por una [#pilgrims|senda de la sabiduría];',
        'un peregrino que está en el tronco da [#pilgrims|un paso].',
      ],
      'Lo que trae un paso se resuelve antes de gastar el punto siguiente.',
    ],
  },
  virtues: {
    title: 'Tu senda del bitoku',
    text: [
      'Las cartas de bitoku se unen a tu senda en el orden en que las ganas. Por 1 PM tu ficha avanza a la carta siguiente: queda **completada**, sus PV y su acción son tuyos ahora y cuenta enseguida para los [bridge|puentes].',
      'Los tipos distintos valen PV en la ascensión aunque no estén completados.',
    ],
  },
  pilgrims: {
    title: 'Peregrinos en las sendas de la sabiduría',
    text: [
      'Una senda tiene un **tronco** de seis casillas; de cada una sale un corto [side|desvío], por turnos una iluminación y una puerta.',
      [
        '**Salir:** un peregrino despierto va a la primera casilla del tronco, o a la casilla del tronco de una puerta donde ya tengas un peregrino.',
        '**Caminar:** una casilla más del tronco, o a un sitio libre del desvío que sale de allí.',
      ],
      'Las casillas del tronco se comparten; en cada sitio cabe un peregrino. Tienes como mucho un peregrino en cada desvío, y nadie retrocede.',
    ],
  },
  bridges: {
    title: 'Puentes',
    text: [
      'Dos [bridge|puentes] cruzan el tronco. Para pasar el primero necesitas al menos **1** carta de bitoku completada; para el segundo, al menos **2**. Las cartas no se gastan.',
      'Un puente no es una casilla. Un peregrino que sale de una puerta que ya tienes no necesita cruzar los que quedan antes.',
    ],
  },
  arrive: {
    title: 'Iluminaciones y puertas',
    text: [
      [
        '[:lantern] **Iluminación:** los PV del sitio y un amuleto.',
        '[:gate] **Puerta:** los PV del sitio y luego, si quieres, la acción de su loseta. Desde ahora pueden salir de aquí peregrinos nuevos.',
      ],
      'En ambos casos el peregrino duerme allí hasta el final de la partida. Eliges cualquier sitio libre: quien llega pronto encuentra los mejores.',
    ],
  },
}
